import { expect, it } from "vitest";
import { refusedPlaces } from "./refused-places.ts";

it("puts each refusal at its place, and no name of a field among what is shown", () => {
  const places = refusedPlaces({
    projectName: "The name needs 3 to 80 characters.",
    "tags.0": "A tag cannot be empty.",
    "tags.3": "A tag has at most 24 characters.",
    newImages: "fake.png is not an image",
    files: "A project has at most 300 files",
    addedFolders: "A project has at most 100 empty folders",
    "src/tags.js": "The path appears twice",
    agreedTerms: "Please agree to this first.",
  });
  expect(places).toEqual({
    details: { name: "The name needs 3 to 80 characters.", tags: "A tag cannot be empty." },
    images: ["fake.png is not an image"],
    files: [
      { path: null, text: "A project has at most 300 files" },
      { path: null, text: "A project has at most 100 empty folders" },
      { path: "src/tags.js", text: "The path appears twice" },
    ],
    rest: ["Please agree to this first."],
  });
});
