/** Where Turnstile's script and frame come from. */
export const turnstileOrigin = "https://challenges.cloudflare.com";
