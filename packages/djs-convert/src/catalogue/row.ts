/** Id, before, after, kind of change, how sure a rewrite is, note, and for members the classes that had them. */
export type Row = readonly [
  id: string,
  before: string,
  after: string,
  kind: string,
  convert: string,
  note: string,
  classes?: string,
];
