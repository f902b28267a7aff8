import { instantiateNapiModule, type WASIInstance } from "@emnapi/core";
import { getDefaultContext } from "@emnapi/runtime";
import { WASI } from "@tybys/wasm-util";
import type { minifySync } from "oxc-minify";

export type MinifySync = typeof minifySync;

/** Starts oxc's single-thread WebAssembly build, which asks for no shared memory and so for no special headers. */
export async function startOxc(wasm: BufferSource | WebAssembly.Module): Promise<MinifySync> {
  const memory = new WebAssembly.Memory({ initial: 1_024, maximum: 65_536 });
  const { napiModule } = await instantiateNapiModule(wasm, {
    context: getDefaultContext(),
    asyncWorkPoolSize: 0,
    // Without threads `start` of wasm-util gives what emnapi's type of it says.
    wasi: new WASI({ version: "preview1" }) as WASIInstance,
    overwriteImports: imports => ({
      ...imports,
      env: { ...imports.env, ...imports.napi, ...imports.emnapi, memory },
    }),
    beforeInit({ instance }) {
      for (const [name, register] of Object.entries(instance.exports))
        if (name.startsWith("__napi_register__") && typeof register === "function") register();
    },
  });
  // napi modules are untyped; this is the function of the very package whose type it gets.
  return napiModule.exports.minifySync as MinifySync;
}
