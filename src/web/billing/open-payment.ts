import type { BillingView } from "#features/billing/billing.schema.ts";

type Script = NonNullable<BillingView["script"]>;
type PaddleScript = {
  Environment: { set(name: "sandbox"): void };
  Initialize(options: { token: string; eventCallback?(event: { name?: string }): void }): void;
  Checkout: {
    open(options: {
      transactionId: string;
      settings: { displayMode: "overlay"; theme: "light" | "dark"; locale: string };
    }): void;
  };
};

const address = "https://cdn.paddle.com/paddle/v2/paddle.js";
let loading: Promise<PaddleScript> | undefined;
let whenPaid: () => void = () => {};

const findScript = (): PaddleScript | undefined =>
  (window as typeof window & { Paddle?: PaddleScript }).Paddle;

function start({ token, environment }: Script): PaddleScript {
  const paddle = findScript();
  if (paddle === undefined) throw new Error("the payment script did not start");
  if (environment === "sandbox") paddle.Environment.set("sandbox");
  paddle.Initialize({
    token,
    eventCallback: event => {
      if (event.name === "checkout.completed") whenPaid();
    },
  });
  return paddle;
}

/** Loads the provider's script from its own host, as it asks of sellers; only when somebody is about to pay. */
function loadScript(script: Script): Promise<PaddleScript> {
  loading ??= new Promise<void>((resolve, reject) => {
    const element = document.createElement("script");
    element.src = address;
    element.onload = () => resolve();
    element.onerror = () => reject(new Error("the payment script could not be loaded"));
    document.head.append(element);
  })
    .then(() => start(script))
    .catch(error => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/**
 * A page keeps the policy of the address that it was opened with. Whoever came here from another page of the site has
 * one that lets no payment script in: then the page is opened anew.
 */
export function reopenForPayment(script: BillingView["script"]): void {
  const [navigation] = performance.getEntriesByType("navigation");
  if (script === null || navigation === undefined || !URL.canParse(navigation.name)) return;
  if (!/\/billing(\/|$)/.test(new URL(navigation.name).pathname)) location.reload();
}

type Opened = { transactionId: string; url: string | null };

/** Goes on to where one pays: the sandbox's page, or the provider's window over this one. */
export async function openPayment(
  opened: Opened,
  script: BillingView["script"],
  options: { language: string; onPaid(): void },
): Promise<void> {
  if (opened.url !== null) {
    location.assign(`${opened.url}?lang=${options.language}`);
    return;
  }
  if (script === null) throw new Error("there is no way to pay");
  const paddle = await loadScript(script);
  whenPaid = options.onPaid;
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  paddle.Checkout.open({
    transactionId: opened.transactionId,
    settings: { displayMode: "overlay", theme: isDark ? "dark" : "light", locale: options.language },
  });
}
