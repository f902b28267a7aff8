export { adjustCoins } from "./adjust-coins.ts";
export { buyPlanWithCoins } from "./buy-plan-with-coins.ts";
export { claimGift } from "./claim-gift.ts";
export { getCoinAccount, getCoinBalance } from "./get-coin-account.ts";
export { captureHold, holdCoins, releaseHold, releaseStaleHolds } from "./hold-coins.ts";
export { listCoinHistory } from "./list-coin-history.ts";
export { noteClaimsOpen } from "./note-claims-open.ts";
export { isProven, type LedgerProof, proveLedger, watchLedger } from "./prove-ledger.ts";
