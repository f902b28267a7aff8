/**
 * The notes of the converter's catalogue, in Arabic: what a row says beside what it found and what comes instead. Keys
 * are the English notes. A test proves that none is missing.
 */
export const arabicNotes: Readonly<Record<string, string>> = {
  "what the package has within moves from version to version": "ما بداخل الحزمة يتغيّر مكانه من إصدار إلى آخر",
  "the package gives nothing but its exports": "لا تتيح الحزمة إلا ما تصدّره",
  "of a user it is null as soon as anything else comes of them":
    "لدى المستخدم يصبح null بمجرد أن يصل عنه أي شيء آخر",
  "a message looks its channel up, and finds none that was deleted":
    "تبحث الرسالة عن قناتها، ولا تجد قناة حُذفت",
  "of a short text came one message, and comes a list of one":
    "كان النص القصير يعطي رسالة واحدة، وصار يعطي قائمة فيها واحدة",
  "it reads what it is given": "يقرأ ما يُعطى له",
  "it is asked whether there is a reply by now": "صار يُتحقق من وجود رد",
  "within try: what is no number and no list is refused by way of the promise, and not at once":
    "داخل try: ما ليس عددًا ولا قائمة يُرفض الآن عبر الوعد (promise) لا فورًا",
  "what is compared with == is the id by now; what it was written as until now":
    "صار ما يُقارن بـ == هو المعرّف، وكان حتى الآن نص الإشارة",
  "a row is sent as what stands there now, and was one whatever stood there":
    "صار الصف يُرسل بالنوع المكتوب، وكان صفًّا أيًّا كان المكتوب",
  "what goes wrong in an async listener comes to the client, and ends the bot where nobody listens to it":
    "ما يفشل في مستمع async يصل الآن إلى العميل (client)، ويُنهي البوت إن لم يستمع إليه أحد",
  "the client has a member of this name of its own now": "للعميل (client) الآن عضو خاص به بهذا الاسم",
  "what it gives no longer holds all permissions for administrators; the same for rolePermissions":
    "ما يعطيه لم يعد يشمل كل الصلاحيات للمشرفين، وكذلك rolePermissions",
  "0, which was the default, is refused": "القيمة 0، وكانت الافتراضية، مرفوضة الآن",
  "there is no such flag any more": "لم تعد هذه العلامة موجودة",
  "what version 13 did not know was passed over": "كان الإصدار 13 يتجاهل ما لا يعرفه",
  "in TypeScript: what it stood for; some more types": "في TypeScript: ما كان يعنيه، وأنواع أخرى",
  "in TypeScript: it may be null; the same for the executor of an entry":
    "في TypeScript: قد يكون null، وكذلك منفّذ المدخل",
  "in TypeScript: it may be a part of one; found channels may be threads":
    "في TypeScript: قد تكون جزءًا من رسالة، وقد تكون القنوات الموجودة سلاسل",
  "a list allowed nothing, and is refused now": "كانت القائمة لا تسمح بشيء، وصارت تُرفض",
  "gives a bigint now": "صار يعيد bigint",
  "mentions of all are not taken out of it any more": "لم تعد الإشارات إلى الجميع تُنزع منه",
  "the audit log gets no reason for it any more": "لم يعد سجلّ التدقيق يتلقى سببًا له",
  "what a manager keeps can only be read": "ما يحفظه المدير للقراءة فقط",
  "sizes are powers of two only; others throw": "المقاسات من قوى العدد اثنين فقط، وغيرها يسبب خطأ",
  "of several lists only the first is taken": "لا تؤخذ من عدة قوائم إلا الأولى",
  "what nobody said to be required was not": "ما لم يُذكر أنه إلزامي لم يكن إلزاميًا",
  "the events of reactions give a third value, behind which comes what a loader adds":
    "تعطي أحداث التفاعلات قيمة ثالثة، ويأتي بعدها ما يضيفه المحمّل",
  "what has an address and no type was a stream": "ما كان له عنوان من دون نوع كان بثًا",
  "it works as before; TypeScript wants to know that a menu was used":
    "يعمل كما كان؛ لكن TypeScript يريد أن يعرف أن قائمة استُخدمت",
  "packages for shards put them there; without such a package they are gone":
    "تضعها هناك حزم الأجزاء (shards)؛ ومن دون حزمة كهذه لا وجود لها",
  "version 12 passed nothing": "لم يكن الإصدار 12 يمرر شيئًا",
  "version 11 wrote it in capitals itself": "كان الإصدار 11 يكتبه بحروف كبيرة بنفسه",
  "sort changes the order of what is kept": "sort يغيّر ترتيب المحفوظ نفسه",
  "version 12 said nothing where it did not know the member": "كان الإصدار 12 يصمت حين لا يعرف العضو",
  "in TypeScript; CommandInteraction is what BaseCommandInteraction was":
    "في TypeScript؛ صار CommandInteraction اسم ما كان BaseCommandInteraction",
  "in TypeScript": "في TypeScript",
  "in TypeScript; of permissions BitFieldResolvable<T, bigint>":
    "في TypeScript؛ وللصلاحيات BitFieldResolvable<T, bigint>",
  "in TypeScript; some more types": "في TypeScript؛ وأنواع أخرى",
  "what version 12 showed; version 13 refuses it. Also a title, a footer or an author without a text":
    "ما كان الإصدار 12 يعرضه؛ والإصدار 13 يرفضه. وكذلك عنوان أو تذييل أو مؤلف بلا نص",
  "it works as before; for TypeScript the action is 'ALL' where no type was asked for":
    "يعمل كما كان؛ أما TypeScript فيرى الإجراء 'ALL' حيث لم يُطلب نوع",
  "refused by version 13, too; also a title, a description, a footer or an author":
    "رفضه الإصدار 13 أيضًا؛ وكذلك العنوان والوصف والتذييل والمؤلف",
  "a number that no name is known for": "رقم لا يُعرف له اسم",
  "the same for removeRole": "وكذلك removeRole",
  "the promise of version 12 is kept when the typing stops": "وعد الإصدار 12 يتحقق حين تتوقف الكتابة",
  "left over from version 11": "بقية من الإصدار 11",
  "or allowedMentions": "أو allowedMentions",
  "there are no options that all clients begin with; the properties have no sign before them":
    "لم تعد هناك خيارات يبدأ بها كل عميل؛ والخصائص بلا علامة قبلها",
  "partials make such reactions themselves": "الكائنات الجزئية تصنع هذه التفاعلات بنفسها",
  "reactions with an emoji of a guild are kept by its id alone":
    "التفاعلات برمز تعبيري من الخادم محفوظة بمعرّفه وحده",
  "it works as before; what is found is any channel to a type checker, and no category":
    "يعمل كما كان؛ فما يُعثر عليه هو أي قناة عند فاحص الأنواع، وليس فئة",
  "it works as before where the bot is in the server; for TypeScript it need not be":
    "يعمل كما كان حيث يكون البوت في الخادم؛ أما TypeScript فلا يفترض ذلك",
  "in TypeScript: a text that comes from elsewhere": "في TypeScript: نص يأتي من مكان آخر",
  "version 13 calls it parent again": "يعيد الإصدار 13 تسميته parent",
  "in TypeScript: who speaks may do so on a stage": "في TypeScript: قد يكون المتحدث على منصة",
  "members are written like this: Playing": "تُكتب العناصر هكذا: Playing",
  "a reply gives something now: in a function that says to give nothing, or of which it is asked whether it gave something":
    "صار الرد يعيد شيئًا: في دالة تصرّح بأنها لا تعيد شيئًا، أو يُسأل عما إذا كانت قد أعادت شيئًا",
  "version 12 showed [object Object]": "كان الإصدار 12 يعرض [object Object]",
  "in TypeScript: a message may stand in a thread or in a voice channel, too":
    "في TypeScript: قد تكون الرسالة في سلسلة محادثة أو في قناة صوتية أيضًا",
  "in TypeScript: a group of users is among the channels now, and no bot can write there":
    "في TypeScript: صارت مجموعة المستخدمين من بين القنوات، ولا يستطيع أي بوت الكتابة فيها",
  "it works as before; for TypeScript only a modal that belongs to a message has it":
    "يعمل كما كان؛ أما في TypeScript فلا تملكه إلا نافذة تتبع رسالة",
  "it works as before; for TypeScript a field may be of another kind":
    "يعمل كما كان؛ أما في TypeScript فقد يكون الحقل من نوع آخر",
  "it takes texts only": "لا يقبل إلا النصوص",
  "what is no object is refused": "كل ما ليس كائنًا مرفوض",
  "the same for setImage, setThumbnail and setURL": "وكذلك setImage و setThumbnail و setURL",
  "a color has six digits: with fewer it is refused": "للون ستة أرقام: ويُرفض بأقل منها",
  "and other lists of constants": "وقوائم أخرى من الثوابت",
  "in TypeScript a row says what it holds": "في TypeScript يذكر الصف نوع ما فيه",
  "in TypeScript; more than sixty types have other names": "في TypeScript؛ تغيّرت أسماء أكثر من ستين نوعًا",
  "in TypeScript; some forty types have no other name": "في TypeScript؛ نحو أربعين نوعًا لم يعد لها اسم",
  "also in lists of overwrites": "في قوائم الأذونات الخاصة أيضًا",
  "where one of the two was true what is escaped is another text": "حين كان أحدهما true يختلف النص المهرَّب",
  "the same for users, guilds and channels, and their ids": "وكذلك للمستخدمين والخوادم والقنوات ومعرّفاتها",
  "also add and remove: a token of a person is needed, the bot's own is refused":
    "وكذلك add وremove: يلزم رمز وصول لشخص، ورمز البوت مرفوض",
  "who may use a command is said by permissions, and by administrators alone of each server":
    "من يحق له استخدام الأمر تحدده الصلاحيات، ولا يضبطها في كل خادم إلا مشرفوه",
  "where a loader takes the name of a file for the event": "حين يأخذ المحمّل اسم الملف اسمًا للحدث",
  "code in a text, also in fetchClientValues": "شيفرة داخل نص، وكذلك في fetchClientValues",
  "what the package discord-reply added to version 12": "ما كانت حزمة discord-reply تضيفه إلى الإصدار 12",
  "packages that add to version 12 what version 13 has itself":
    "حزم تضيف إلى الإصدار 12 ما صار في الإصدار 13 نفسه",
  "where an object is made that is sent elsewhere": "حيث يُنشأ كائن يُرسَل في مكان آخر",
  "also privacyLevel, and flags of messages": "وكذلك privacyLevel وأعلام الرسائل",
  "where the names are shown or looked up": "حيث تُعرض الأسماء أو يُبحث بها",
  "in package.json: the first such version is named": "في package.json: مذكور أول إصدار كذلك",
  "in package.json: they end with version 12 of discord.js":
    "في package.json: تنتهي هذه الأطر عند الإصدار 12 من discord.js",
  "a text needs six digits; what it was read as stays": "يلزم النص ستة أرقام؛ ويبقى العدد الذي كان يُقرأ منه",
  "left over from version 12: since then nothing was sent": "من بقايا الإصدار 12: لم يعد يُرسَل شيء منذئذ",
  "also pictures, titles, descriptions, and what authors and footers have":
    "وكذلك الصور والعناوين والأوصاف، وما في الكاتب والتذييل",
  "builders take values of one type only; also setRequired, setMaxLength and their like":
    "لا تقبل الأدوات إلا قيمة من نوع واحد؛ وكذلك setRequired و setMaxLength وأمثالهما",
  "buttons and options of a menu that are sent as plain objects: Discord refuses a text":
    "الأزرار وخيارات القائمة المرسلة كائناتٍ مجردة: يرفض Discord النص",
  "refused without a text, like an author without a name": "يُرفض بلا نص، كما يُرفض المؤلف بلا اسم",
  "the same for what else builders keep: the title of a Modal, style, required and value of a TextInputComponent":
    "وكذلك سائر ما تحفظه أدوات البناء: عنوان Modal، و style و required و value في TextInputComponent",
  "guild.voice is nothing as long as the bot has never been heard of there":
    "guild.voice غير موجود ما دام البوت لم يظهر في صوت الخادم قط",
  "without dynamic no picture moved": "بلا dynamic لم تكن أي صورة متحركة",
  "@everyone stands first among a member's roles now": "صار @everyone أول رتب العضو",
  "@everyone stands last among a member's roles now": "صار @everyone آخر رتب العضو",
  "who reacted stands second now": "صار الثاني هو من تفاعل",
  "finish comes only where all was played: listen to close, too, if something must happen when the channel is left or the stream fails":
    "لا يأتي finish إلا بعد تشغيل كل شيء: استمع إلى close أيضًا إن وجب فعل شيء عند مغادرة القناة أو فشل البث",
  "a channel takes the permissions of its category now, unless it is told not to":
    "تأخذ القناة الآن صلاحيات فئتها ما لم يُطلب غير ذلك",
  "without a text the old one stays, and nobody is mentioned": "بلا نص يبقى النص القديم ولا يُذكر أحد",
  "version 11 did not know the option: events come for what is not cached now, and much of it is missing there":
    "لم يعرف الإصدار 11 هذا الخيار: تأتي الآن أحداث لما ليس في الذاكرة المؤقتة وينقصها الكثير",
  "what is sent second does not know of the first yet, and takes it away":
    "ما يُرسل ثانيًا لا يعرف الأول بعد فيمحوه",
  "the same for the other channels of a server": "وكذلك سائر قنوات الخادم",
  "the channel of a message is looked up each time, and cannot be given another":
    "تُطلب قناة الرسالة في كل مرة، ولا يمكن أن تُعطى غيرها",
  "a label is refused when it is empty": "تُرفض التسمية إن كانت فارغة",
  "options of a menu: also null for a description, an emoji or a default":
    "خيارات القائمة: وكذلك null للوصف أو الرمز أو الاختيار المسبق",
  "addChannelType is addChannelTypes": "صار addChannelType باسم addChannelTypes",
  "no longer a Promise": "لم يعد يعيد Promise",
  "string form gone on every Collection": "لم يعد الشكل النصي موجودًا في أي Collection",
  "asks Discord to delete each entry; what cannot be deleted was passed over":
    "يطلب من ديسكورد حذف كل عنصر، وما لا يمكن حذفه كان يُتجاوز",
  "tap now runs once with the collection": "صار tap يعمل مرة واحدة على المجموعة كلها",
  "strict === null comparisons": "مقارنات === null",
  "resolves to a Collection of members, no longer to the Guild": "يعيد مجموعة أعضاء لا السيرفر",
  "plain object needs the embed key": "الكائن العادي يحتاج إلى المفتاح embed",
  "number → days, string → reason": "الرقم days والنص reason",
  "animated images need dynamic: true to stay gif": "الصور المتحركة تحتاج إلى dynamic: true لتبقى gif",
  "valueOf gives the id; only explicit strings give a mention":
    "valueOf يعيد المعرّف؛ المنشن يأتي من النص الصريح فقط",
  "argument order changes": "يتغير ترتيب المعاملات",
  "parameters become Presence; use .member": "المعاملات صارت Presence؛ استخدم .member",
  "oldMember.voiceChannel → oldState.channel can be rewritten inside the handler":
    "oldMember.voiceChannel صار oldState.channel",
  "delete the key": "احذف المفتاح",
  "delete the key; the cache has only members of whom the bot has heard, guild.members.fetch() brings the others":
    "احذف المفتاح؛ ليس في الذاكرة المؤقتة إلا من سمع به البوت من الأعضاء، وguild.members.fetch() تجلب الباقين",
  "made private": "صار خاصًا",
  "the two-argument form; update keeps untouched bits": "شكل المعاملين؛ التحديث يُبقي ما لم تذكره",
  "array; first entry may be the custom status": "قائمة؛ قد يكون أولها الحالة المخصصة",
  "bans.x → bans.x.user in the consumer": "bans.x صار bans.x.user حيث يُستخدم",
  "now an array": "صار قائمة",
  "never worked in DMs": "لم يعمل يومًا في الرسائل الخاصة",
  "the typings take predicates that give a boolean": "الأنواع تطلب دالة تعيد true أو false",
  "broadcasts, receivers and seeking have to be written anew":
    "البث والاستقبال والتقديم إلى موضع في المقطع يجب كتابتها من جديد",
  "that of the bot itself": "اتصال البوت نفسه",
  "derive the list from the events and managers the file uses": "القائمة من الأحداث وما يستخدمه الملف",
  "strings enforced": "النصوص إلزامية",
  "texts still work in v13; one that names no permission was refused already":
    "النصوص ما زالت تعمل في v13، وما لا يسمي إذنًا كان مرفوضًا من قبل",
  "destructure { channel, user }": "خذ { channel, user }",
  ".then/.catch on it break": ".then و .catch عليه تتعطل",
  "resolves to { code, uses }": "يعيد { code, uses }",
  "async; .owner.id → .ownerId is certain": "غير متزامن؛ .owner.id صار .ownerId",
  "insert ?. where safe": "ضع ?. حيث يصح",
  "await/then on the call changes meaning": "يتغير معنى await و then عليه",
  "parse the string, this → client": "this في النص صار client",
  "lasts 10 s": "يدوم 10 ثوانٍ",
  "per-channel rtcRegion": "rtcRegion لكل قناة",
  voice: "صوت",
  "one ban instead of a server and a user; the same for guildBanRemove":
    "حظر واحد بدل سيرفر ومستخدم؛ ومثله guildBanRemove",
  "API v10; not in the update page, add when messageCreate reads .content":
    "API v10؛ يلزم حين يقرأ messageCreate محتوى الرسالة",
  "deprecated rather than gone": "متروك لكنه ما زال يعمل",
  "insert a small helper": "أضف دالة صغيرة",
  "data is sent as it is": "تُرسل البيانات كما هي",
  "undocumented requests by hand": "طلبات يدوية غير موثقة",
  "no lists any more, but objects: the same for four others": "لم تعد قوائم، بل كائنات؛ ومثلها أربع أخرى",
  "isCommand() is true of context menus, too": "isCommand() صحيحة لقوائم السياق أيضًا",
  "overwrites with a permission that is none are refused":
    "تُرفض تجاوزات الأذونات إذا ذُكر فيها إذن لا وجود له",
  "permissions of a command: a text is sent as it is, and refused": "أذونات الأوامر: يُرسل النص كما هو فيُرفض",
  "passed over until now, so that it never took effect; version 13 refuses it":
    "كان يُتجاهل فلم يكن له أثر قط، والإصدار 13 يرفضه",
  "refused, or held by everybody where the flag is not found: version 12 takes undefined for none":
    "مرفوض، أو يملكه الجميع إن لم تكن الراية موجودة: الإصدار 12 يعد undefined كأنه لا شيء",
  "refused, also as a key of an overwrite, which was passed over until now":
    "مرفوض، وكذلك إذا كان مفتاحًا في تجاوز أذونات، وكان يُتجاهل حتى الآن",
  "refused wherever it is said": "مرفوض أينما ذُكر",
  "those of voice are gone": "ما يخص الصوت لم يعد موجودًا",
  "a color works as before, and what is none is refused; version 14 takes names and six digits alone; for TypeScript it is a number, a name, or begins with #":
    "اللون يعمل كما كان، وما ليس لونًا مرفوض؛ والإصدار 14 لا يقبل إلا الأسماء وستة أرقام ست عشرية؛ وفي TypeScript هو رقم، أو اسم، أو نص يبدأ بعلامة #",
  "it mentioned nobody but whom it answers; now all that its text mentions, unless allowedMentions says otherwise":
    "كان الرد لا ينبّه إلا من يُرد عليه؛ أما الآن فينبّه كل من يُذكر في نصه، ما لم تحدد allowedMentions غير ذلك",
  "it works as before; for TypeScript a listener gives nothing back":
    "يعمل كما كان؛ لكن المستمع في TypeScript لا يعيد شيئًا",
  "it works as before on rows; for TypeScript not everything at the top has parts":
    "يعمل كما كان مع الصفوف؛ لكن في TypeScript ليس لكل مكون علوي أجزاء",
  "it works as before; for TypeScript only the menu of a message has it, after isMessageContextMenuCommand()":
    "يعمل كما كان؛ لكنه في TypeScript لقائمة سياق الرسالة وحدها، بعد isMessageContextMenuCommand()",
  "it works as before; what begins with _ is private and may change with any version":
    "يعمل كما كان؛ لكن ما يبدأ بـ _ خاص وقد يتغير مع أي إصدار",
  "it never did anything: who sees an answer is said when it is first sent":
    "لم يكن له أثر: من يرى الرد يُحدد عند إرساله أول مرة",
  "a key of another name never did anything": "المفتاح باسم آخر لم يكن له أثر",
  "builders take true and false and nothing else": "لا تقبل الأدوات إلا true و false",
  "limits only say how many are kept": "الحدود تقول فقط كم يُحفظ",
  "embeds that are sent as plain objects": "الرسائل المضمنة التي تُرسل ككائنات عادية",
  "of a command that asks for none: undefined was as good as an empty list, and is refused now":
    "في أمر لا يطلب صلاحيات: كان undefined كقائمة فارغة، وصار مرفوضًا",
  "names instead of numbers": "أسماء بدل الأرقام",
  "also of stages, teams, video and automatic moderation": "وكذلك للمنصات والفرق والفيديو والإشراف الآلي",
  "also what an overwrite allows and denies": "وكذلك ما يسمح به الاستثناء وما يمنعه",
  "destroy() would not tell that it finished": "لا يخبر destroy() بأنه انتهى",
  "a function since version 12": "صارت دالة منذ الإصدار 12",
  "a bare text was left out, and is refused now; the same for author, image, thumbnail":
    "كان النص المجرد يُهمل، وصار يُرفض؛ ومثله author وimage وthumbnail",
  "what stood behind the first name was never asked for": "ما بعد الاسم الأول لم يُفحص يومًا",
  "the same for unpin": "ومثله unpin",
  "the same for channels, guilds, roles and users": "ومثله channels وguilds وroles وusers",
  "of context menus": "لقوائم السياق",
  "ClientApplicationAssetTypes, Endpoints, SystemMessageTypes and UserAgent as well":
    "وكذلك ClientApplicationAssetTypes و Endpoints و SystemMessageTypes و UserAgent",
  "object must look like a command option (name + description)":
    "يجب أن يشبه الكائن خيار أمر (name و description)",
  "the page maps isText to GuildText only; isTextBased keeps v13 meaning": "isTextBased يحفظ معنى v13",
  "SCREAMING → Pascal, 19 flags; GUILD_BANS → GuildModeration, GUILD_EMOJIS_AND_STICKERS → GuildExpressions":
    "GUILD_BANS صار GuildModeration، و GUILD_EMOJIS_AND_STICKERS صار GuildExpressions",
};

/** Notes for whoever works on the catalogue: they say nothing to whoever converts a bot. */
const internal = new Set([
  "name unique to discord.js",
  "guide words it as guild.members.ban",
  "from the typings; the guide only names Game → Activity",
  "from the typings",
  "swap with the next row, both in one edit",
  "swap",
  "fixed set",
  "needs: is the argument an embed or a string?",
  "only on discord.js receivers: databases use the same names",
  "Collection became Manager; only Collection members move behind .cache, manager methods (fetch/add/…) do not",
]);

export const isForReaders = (note: string): boolean => note !== "" && !internal.has(note);
