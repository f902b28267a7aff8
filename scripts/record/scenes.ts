import { pointOn, type Stage } from "./stage.ts";

export type Scene = {
  direction?: "ltr" | "rtl";
  colorScheme?: "light" | "dark";
  /** Runs in the page before its own scripts. */
  before?: string;
  /** How large the page is shown, so that what matters fits. */
  zoom?: number;
  play: (stage: Stage) => Promise<void>;
};

/** What is shown of each code: five to ten seconds, the best thing first. */
export const scenes: Record<string, Scene> = {
  "pricing-table": {
    play: async ({ page, click, wait, moveTo, scroll }) => {
      await wait(500);
      await click(page.getByText("Yearly"));
      await wait(900);
      await click(page.getByText("Monthly"));
      await wait(500);
      await moveTo({ x: 400, y: 330 });
      await scroll(230, 900);
      await moveTo(page.getByRole("link", { name: "Choose Pro" }));
      await wait(1_300);
    },
  },
  "modal-dialog": {
    colorScheme: "dark",
    play: async ({ page, click, wait, press }) => {
      await wait(400);
      await click(page.getByRole("button", { name: "Delete a channel…" }));
      await wait(900);
      await click(page.getByRole("button", { name: "Keep it" }));
      await wait(600);
      await click(page.getByRole("button", { name: "Open the side sheet" }));
      await wait(700);
      await click(page.getByLabel("TypeScript"));
      await wait(500);
      await press("Escape");
      await wait(900);
    },
  },
  "toast-notifications": {
    play: async ({ page, click, wait, moveTo }) => {
      await wait(300);
      await click(page.getByRole("button", { name: "Success" }));
      await wait(400);
      await click(page.getByRole("button", { name: "Arabic note" }));
      await wait(400);
      await click(page.getByRole("button", { name: "Delete with undo" }));
      await wait(700);
      await moveTo(page.getByText("3 messages deleted."));
      await wait(1_300);
      await click(page.getByRole("button", { name: "Undo", exact: true }));
      await wait(1_100);
    },
  },
  "faq-accordion": {
    direction: "rtl",
    play: async ({ page, click, wait }) => {
      await wait(500);
      for (const at of [1, 2, 3]) {
        await click(page.locator("summary").nth(at));
        await wait(1_100);
      }
    },
  },
  "image-gallery": {
    colorScheme: "dark",
    play: async ({ page, click, wait, press }) => {
      await wait(400);
      await click(page.locator(".grid button").nth(1));
      await wait(1_200);
      await press("ArrowRight");
      await wait(800);
      await press("ArrowRight");
      await wait(800);
      await click(page.getByRole("button", { name: "Close" }));
      await wait(1_200);
    },
  },
  "chat-interface": {
    direction: "rtl",
    play: async ({ page, click, wait, type, press }) => {
      await wait(300);
      await click(page.getByRole("textbox"));
      await type("شكرًا! سأجرّب نسخة واحدة فقط");
      await wait(250);
      await press("Enter");
      await wait(1_900);
      await type("It works now!");
      await press("Enter");
      await wait(1_900);
    },
  },
  "skeleton-loader": {
    zoom: 0.8,
    play: async ({ page, click, wait }) => {
      await wait(2_000);
      await click(page.getByRole("button", { name: "Load again" }));
      await wait(2_900);
    },
  },
  "button-set": {
    colorScheme: "dark",
    play: async ({ page, moveTo, wait, down, up }) => {
      await wait(300);
      for (const name of ["Fills from the start", "Shine", "Running border"]) {
        await moveTo(page.getByRole("button", { name }));
        await wait(650);
      }
      await moveTo(page.getByRole("button", { name: "Press me down" }));
      await down();
      await wait(350);
      await up();
      await wait(300);
      await moveTo(page.getByRole("button", { name: "Go on" }));
      await wait(700);
    },
  },
  "drag-sort-list": {
    play: async ({ page, moveTo, wait, down, up, press }) => {
      await wait(300);
      await moveTo(page.getByRole("button", { name: "Move الترجمة العربية" }));
      await down();
      await wait(200);
      await moveTo(page.getByRole("button", { name: "Move Welcome messages" }), 1_500);
      await wait(300);
      await up();
      await wait(800);
      for (const key of ["ArrowDown", "ArrowDown", "End"]) {
        await press(key);
        await wait(700);
      }
    },
  },
  "snake-game": {
    colorScheme: "dark",
    zoom: 0.78,
    // The first bites lie on the way.
    before:
      "{ const places = [0.521, 0.539, 0.557]; const chance = Math.random; Math.random = () => places.shift() ?? chance(); }",
    play: async ({ page, click, wait, press }) => {
      await click(page.getByRole("button", { name: "Play" }));
      for (const [key, ms] of [
        ["ArrowRight", 2_000],
        ["ArrowUp", 550],
        ["ArrowLeft", 900],
        ["ArrowDown", 500],
        ["ArrowLeft", 500],
        ["ArrowUp", 600],
        ["ArrowRight", 700],
        [" ", 800],
      ] as const) {
        await press(key);
        await wait(ms);
      }
    },
  },
  "typing-effect": {
    play: async ({ wait }) => {
      await wait(7_000);
    },
  },
  "arabic-search": {
    direction: "rtl",
    play: async ({ page, click, wait, type }) => {
      await wait(300);
      const field = page.getByRole("searchbox");
      await click(field);
      await type("موسيقي", 130);
      await wait(900);
      await field.fill("");
      await type("الاوامر", 130);
      await wait(900);
      await field.fill("");
      await type("مُسْتَوى", 100);
      await wait(1_100);
    },
  },
  "color-picker": {
    zoom: 0.66,
    play: async ({ page, moveTo, wait, down, up }) => {
      await wait(300);
      const drag = async (name: string, from: number, to: number[]) => {
        const slider = page.getByLabel(name);
        await moveTo(await pointOn(slider, from));
        await down();
        for (const share of to) await moveTo(await pointOn(slider, share), 1_000);
        await up();
        await wait(250);
      };
      await drag("Hue", 0.76, [0.95, 0.4]);
      await drag("Lightness", 0.577, [0.8]);
      await drag("Chroma", 0.6, [0.3]);
      await wait(600);
    },
  },
};
