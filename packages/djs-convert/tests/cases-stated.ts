/** Types that are imported, what stands in the file, and what is to stand there. `keys`: they alone tell it, too. */
export const casesStated: readonly (readonly [types: string, before: string, after: string, by?: "keys"])[] =
  [
    [
      "ColorResolvable",
      "export class F { static a: ColorResolvable = 'GREEN'; readonly b: ColorResolvable = 'RED'; #c: ColorResolvable = 'GOLD'; }",
      "export class F { static a: ColorResolvable = 'Green'; readonly b: ColorResolvable = 'Red'; #c: ColorResolvable = 'Gold'; }",
    ],
    [
      "ColorResolvable",
      "export class F { tone: ColorResolvable; constructor() { this.tone = 'RED'; } }",
      "export class F { tone: ColorResolvable; constructor() { this.tone = 'Red'; } }",
    ],
    [
      "ColorResolvable",
      "export const f = (tone: ColorResolvable = 'RANDOM', { shade = 'RED' }: { shade?: ColorResolvable } = {}) => [tone, shade];",
      "export const f = (tone: ColorResolvable = 'Random', { shade = 'Red' }: { shade?: ColorResolvable } = {}) => [tone, shade];",
    ],
    [
      "ColorResolvable as Tone",
      "export const f = (x: boolean): Tone => (x ? 'RED' : 'GREEN');",
      "export const f = (x: boolean): Tone => (x ? 'Red' : 'Green');",
    ],
    [
      "ColorResolvable",
      "export async function f(): Promise<ColorResolvable | null> { return null ?? 'DARK_RED'; }",
      "export async function f(): Promise<ColorResolvable | null> { return null ?? 'DarkRed'; }",
    ],
    [
      "ColorResolvable",
      "export const a = ['RED' as ColorResolvable, <ColorResolvable>'GOLD', { x: 'BLUE' } satisfies Record<string, ColorResolvable>];",
      "export const a = ['Red' as ColorResolvable, <ColorResolvable>'Gold', { x: 'Blue' } satisfies Record<string, ColorResolvable>];",
    ],
    [
      "ColorResolvable",
      "export const a: [string, ColorResolvable][] = [['RED', 'RED']];\nexport const b: Array<ColorResolvable> = ['RED'];\nexport const c: readonly ColorResolvable[] = ['RED', ...(a ? ['GOLD'] : [])];",
      "export const a: [string, ColorResolvable][] = [['RED', 'Red']];\nexport const b: Array<ColorResolvable> = ['Red'];\nexport const c: readonly ColorResolvable[] = ['Red', ...(a ? ['Gold'] : [])];",
    ],
    [
      "ColorResolvable",
      "export const a: { [key: string]: ColorResolvable } = { x: 'RED' };\nexport const b: Partial<Record<'x', ColorResolvable>> = { x: 'RED' };\nexport const c: { [K in 'x']: ColorResolvable } = { x: 'RED' };",
      "export const a: { [key: string]: ColorResolvable } = { x: 'Red' };\nexport const b: Partial<Record<'x', ColorResolvable>> = { x: 'Red' };\nexport const c: { [K in 'x']: ColorResolvable } = { x: 'Red' };",
    ],
    [
      "ColorResolvable",
      "interface Options { tone?: ColorResolvable; name: string }\ninterface More extends Options { all: Options[] }\nexport const f = (): Readonly<More> => ({ name: 'RED', tone: 'RED', all: [{ name: 'a', tone: 'GOLD' }] });",
      "interface Options { tone?: ColorResolvable; name: string }\ninterface More extends Options { all: Options[] }\nexport const f = (): Readonly<More> => ({ name: 'RED', tone: 'Red', all: [{ name: 'a', tone: 'Gold' }] });",
    ],
    [
      "ColorResolvable",
      "type Box<T> = { value: T };\nexport const a: Box<ColorResolvable> = { value: 'RED' };\nexport const b: Box<string> = { value: 'RED' };",
      "type Box<T> = { value: T };\nexport const a: Box<ColorResolvable> = { value: 'Red' };\nexport const b: Box<string> = { value: 'RED' };",
    ],
    [
      "ColorResolvable, User",
      "export function blank(u: User, tone?: ColorResolvable) { return [u, tone]; }\nexport const f = (u: User) => blank(u, 'RED');",
      "export function blank(u: User, tone?: ColorResolvable) { return [u, tone]; }\nexport const f = (u: User) => blank(u, 'Red');",
    ],
    [
      "ColorResolvable",
      "class F { constructor(private readonly tone: ColorResolvable, name: string) {} paint(...all: ColorResolvable[]) {} }\nclass G extends F { constructor() { super('NAVY', 'RED'); this.paint('RED', 'GOLD'); } }\nexport const f = [new F('GREY', 'RED'), new G()];",
      "class F { constructor(private readonly tone: ColorResolvable, name: string) {} paint(...all: ColorResolvable[]) {} }\nclass G extends F { constructor() { super('Navy', 'RED'); this.paint('Red', 'Gold'); } }\nexport const f = [new F('Grey', 'RED'), new G()];",
    ],
    [
      "ColorResolvable",
      "export const a = new Map<string, ColorResolvable>([['RED', 'RED']]);\na.set('RED', 'GOLD');\nexport const b: Map<string, ColorResolvable> = new Map([['RED', 'RED']]);\nexport const c = new Set<ColorResolvable>(['RED']);",
      "export const a = new Map<string, ColorResolvable>([['RED', 'Red']]);\na.set('RED', 'Gold');\nexport const b: Map<string, ColorResolvable> = new Map([['RED', 'Red']]);\nexport const c = new Set<ColorResolvable>(['Red']);",
    ],
    [
      "ColorResolvable",
      "type Paint = (tone: ColorResolvable) => ColorResolvable;\nexport const f = (paint: Paint) => paint('RED');\nexport const g: Paint = () => 'RED';",
      "type Paint = (tone: ColorResolvable) => ColorResolvable;\nexport const f = (paint: Paint) => paint('Red');\nexport const g: Paint = () => 'Red';",
    ],
    [
      "MessageButtonStyle",
      "export function f(c: string): MessageButtonStyle { if (c === 'PRIMARY') return 'PRIMARY'; return 'DANGER'; }\nexport const all: MessageButtonStyle[] = ['PRIMARY'];\nexport const is = (one: MessageButtonStyle) => one === 'LINK';\nexport type Plain = Exclude<MessageButtonStyle, 'LINK'>;",
      "export function f(c: string): ButtonStyle { if (c === 'PRIMARY') return ButtonStyle.Primary; return ButtonStyle.Danger; }\nexport const all: ButtonStyle[] = [ButtonStyle.Primary];\nexport const is = (one: ButtonStyle) => one === ButtonStyle.Link;\nexport type Plain = Exclude<ButtonStyle, ButtonStyle.Link>;",
    ],
    [
      "MessageButtonStyleResolvable",
      "export const a: Record<string, MessageButtonStyleResolvable> = { a: 'SUCCESS' };",
      "export const a: Record<string, ButtonStyle> = { a: ButtonStyle.Success };",
    ],
    [
      "IntentsString",
      "export const all: IntentsString[] = ['GUILDS', 'GUILD_BANS'];",
      "export const all: GatewayIntentsString[] = ['Guilds', 'GuildModeration'];",
    ],
    [
      "PermissionResolvable",
      "export const a: PermissionResolvable = 'ADMINISTRATOR';\nexport const may = (all: PermissionResolvable) => all;\nmay(['MANAGE_EMOJIS_AND_STICKERS', 'USE_PRIVATE_THREADS']);",
      "export const a: PermissionResolvable = 'Administrator';\nexport const may = (all: PermissionResolvable) => all;\nmay(['ManageGuildExpressions', 'CreatePrivateThreads']);",
    ],
    [
      "PermissionString",
      "export const names: Record<PermissionString, string> = { ADMINISTRATOR: 'a', 'BAN_MEMBERS': 'b' };",
      "export const names: Record<PermissionsString, string> = { Administrator: 'a', 'BanMembers': 'b' };",
    ],
    [
      "ChatInputApplicationCommandData",
      "export class C implements ChatInputApplicationCommandData { name = 'a'; description = 'b'; readonly type = 'CHAT_INPUT'; }",
      "export class C implements ChatInputApplicationCommandData { name = 'a'; description = 'b'; readonly type = ApplicationCommandType.ChatInput; }",
    ],
    [
      "ApplicationCommandOptionData, ApplicationCommandOptionType",
      "export const a: ApplicationCommandOptionData[] = [{ type: 'STRING', name: 'a', description: 'b' }];\nexport const b: ApplicationCommandOptionType = 'SUB_COMMAND';",
      "export const a: ApplicationCommandOptionData[] = [{ type: ApplicationCommandOptionType.String, name: 'a', description: 'b' }];\nexport const b: ApplicationCommandOptionType = ApplicationCommandOptionType.Subcommand;",
      "keys",
    ],
    [
      "ActivitiesOptions, PresenceData",
      "export const a: ActivitiesOptions = { name: 'a' };\na.type = 'LISTENING';\nexport const b: PresenceData = { activities: [{ name: 'x', type: 'PLAYING' }] };",
      "export const a: ActivitiesOptions = { name: 'a' };\na.type = ActivityType.Listening;\nexport const b: PresenceData = { activities: [{ name: 'x', type: ActivityType.Playing }] };",
      "keys",
    ],
    [
      "InviteGenerationOptions",
      "export const a: InviteGenerationOptions = { scopes: ['bot', 'applications.commands'], permissions: ['BAN_MEMBERS'] };",
      "export const a: InviteGenerationOptions = { scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands], permissions: ['BanMembers'] };",
      "keys",
    ],
    [
      "ApplicationCommandPermissions",
      "export const a: ApplicationCommandPermissions[] = [{ id: '1', type: 'ROLE', permission: true }];",
      "export const a: ApplicationCommandPermissions[] = [{ id: '1', type: ApplicationCommandPermissionType.Role, permission: true }];",
    ],
    [
      "Message",
      "export const f = (one: Message) => one.createMessageComponentCollector<'BUTTON'>();",
      "export const f = (one: Message) => one.createMessageComponentCollector<ComponentType.Button>();",
    ],
  ];
