/** Whether a range, `^18.2` as it were, asks for no less than the version that is needed: `major.minor`. */
export function isEnough(range: string, needed: string): boolean {
  const [has, asks] = [range, needed].map(text => {
    const [, major = 0, minor = 0] = /(\d+)(?:\.(\d+))?/.exec(text) ?? [];
    return Number(major) * 1000 + Number(minor);
  });
  return (has ?? 0) >= (asks ?? 0);
}
