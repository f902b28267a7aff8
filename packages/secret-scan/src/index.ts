export { type BidiControl, findBidiControls } from "./bidi-controls.ts";
export { replaceSecrets } from "./replace-secrets.ts";
export { scanSecrets } from "./scan-secrets.ts";
export { type Edit, type Secret, type SecretKind, secretKinds } from "./secret.ts";
