export { purgeRedeemTries } from "./count-try.ts";
export { listGiftCodes } from "./list-gift-codes.ts";
export { makeGiftCodes } from "./make-gift-codes.ts";
export { redeemGiftCode } from "./redeem-gift-code.ts";
export { revokeGiftCode } from "./revoke-gift-code.ts";
