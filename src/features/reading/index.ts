export { countDownload, downloadsLeft } from "./count-download.ts";
export { assertReadPass, findReadPass, giveReadPass, hasReadPass } from "./read-pass.ts";
