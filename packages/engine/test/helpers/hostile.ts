/** Own members that break code which turns a value into a word or a number. */
export const HOSTILE: unknown = JSON.parse(
  '{"toString":1,"valueOf":1,"constructor":null,"__proto__":{"length":3}}',
);
