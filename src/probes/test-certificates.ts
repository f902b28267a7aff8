import { generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** Makes X.509 certificates for tests and benches: DER by hand, because Node can read them but not make them. */

export type TestIdentity = { key: string; cert: string };
export type TestAuthority = {
  cert: string;
  /** A P-256 certificate signed by this authority. Names that look like IPv4 become addresses. */
  issue(options: { names: readonly string[]; notBefore?: Date; notAfter: Date }): TestIdentity;
};

const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  if (body.length < 128) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const size = body.length < 256 ? [0x81, body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const octets = (content: Uint8Array) => der(0x04, content);
const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content);
const yes = der(0x01, Buffer.from([0xff]));

const ecdsaWithSha256 = sequence(oid("2a8648ce3d040302"));
const commonName = (name: string) =>
  sequence(der(0x31, sequence(oid("550403"), der(0x0c, Buffer.from(name, "utf8")))));
const time = (at: Date) => der(0x18, Buffer.from(at.toISOString().replace(/[-:T]|\.\d+/g, ""), "latin1"));
const extension = (id: string, critical: boolean, content: Uint8Array) =>
  sequence(oid(id), ...(critical ? [yes] : []), octets(content));

const subjectAltName = (names: readonly string[]) =>
  extension(
    "551d11",
    false,
    sequence(
      ...names.map(name =>
        /^[\d.]+$/.test(name)
          ? der(0x87, Buffer.from(name.split(".").map(Number)))
          : der(0x82, Buffer.from(name, "latin1")),
      ),
    ),
  );
const authorityConstraint = extension("551d13", true, sequence(yes));

type Contents = {
  issuer: string;
  subject: string;
  notBefore: Date;
  notAfter: Date;
  publicKey: KeyObject;
  extensions: readonly Uint8Array[];
};

function signCertificate(contents: Contents, signingKey: KeyObject): string {
  const serial = randomBytes(8);
  serial[0] = 0x42;
  const tbs = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    ecdsaWithSha256,
    commonName(contents.issuer),
    sequence(time(contents.notBefore), time(contents.notAfter)),
    commonName(contents.subject),
    contents.publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(...contents.extensions)),
  );
  const certificate = sequence(tbs, ecdsaWithSha256, bits(sign("sha256", tbs, signingKey)));
  const lines = certificate.toString("base64").match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);

/** A certificate authority of its own, valid for ten years around now. */
export function makeTestAuthority(name = "Ra3d test authority"): TestAuthority {
  const authority = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const lifetime = { notBefore: daysFromNow(-3_650), notAfter: daysFromNow(3_650) };
  const self = { issuer: name, subject: name, ...lifetime, publicKey: authority.publicKey };
  return {
    cert: signCertificate({ ...self, extensions: [authorityConstraint] }, authority.privateKey),
    issue({ names, notBefore = lifetime.notBefore, notAfter }) {
      const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const extensions = [subjectAltName(names)];
      const contents = {
        issuer: name,
        subject: names[0] ?? name,
        notBefore,
        notAfter,
        publicKey,
        extensions,
      };
      const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
      return { key, cert: signCertificate(contents, authority.privateKey) };
    },
  };
}
