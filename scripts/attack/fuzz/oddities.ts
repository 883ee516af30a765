import fc from 'fast-check'

/** Text that replaces itself in the JSON of a body, for what no value serializes to. */
const raw = (json: string): string => `\u0001raw ${Buffer.from(json).toString('base64')}\u0001`
const rawMark = /"\\u0001raw ([\w+/=]+)\\u0001"/g

/** JSON text with every raw mark replaced by its JSON. */
export const jsonOf = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(rawMark, (_whole, encoded: string) =>
    Buffer.from(encoded, 'base64').toString(),
  )

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

/** Values that break careless programs. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -0,
    -1,
    0.1,
    1e308,
    Number.MAX_SAFE_INTEGER,
    Number.MIN_SAFE_INTEGER,
    2 ** 31,
    '',
    ' ',
    '\ud800',
    'a\udfffb',
    '\u0000',
    'a\u0000b',
    '\u0007\u001b[31m',
    '\u202e\u2066',
    '\ufeff',
    '💥'.repeat(50),
    'x'.repeat(3_001),
    'x'.repeat(70_000),
    '\\',
    "'; drop table members; --",
    '%',
    '_%\\',
    '<script>alert(1)</script>',
    '<!channel> <@U0>',
    '../../../../etc/passwd',
    '{{7*7}}',
    'NaN',
    '1e999',
    '0000-00-00',
    '+275760-09-13T00:00:00.001Z',
    '-271821-04-20T00:00:00.000Z',
    '2026-02-30',
    '__proto__',
    'constructor',
    [],
    {},
    [null],
    Array.from({ length: 600 }, () => 'x'),
    Array.from({ length: 600 }, () => ({})),
    { length: 10 ** 9 },
    { toString: 1, valueOf: 1 },
    raw('1e400'),
    raw('-1e400'),
    raw('123456789012345678901234567890'),
    raw('{"__proto__":{"isAdmin":true}}'),
    raw('{"constructor":{"prototype":{}}}'),
    raw('{"a":1,"a":2}'),
    raw(deep(60)),
    raw(deep(20_000)),
    raw(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`),
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

/** The same JSON value with one part of it replaced, chosen by a number, or with a part added. */
export const withOddPart = (value: unknown, choice: number, odd: unknown): unknown => {
  const places = placesIn(value)
  const place = places[choice % (places.length + 1)]
  return place === undefined ? odd : replaced(value, place, odd)
}

type Place = readonly (string | number)[]

const placesIn = (value: unknown, at: Place = []): readonly Place[] => {
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.entries(value).flatMap(([key, part]): Place[] => [
    [...at, key],
    ...placesIn(part, [...at, key]),
  ])
  return [...parts, [...at, 'unexpected']]
}

const replaced = (value: unknown, [key, ...rest]: Place, odd: unknown): unknown => {
  if (key === undefined) return odd
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? replaced(item, rest, odd) : item))
  const fields = typeof value === 'object' && value !== null ? value : {}
  const before: unknown = Reflect.get(fields, key)
  return { ...fields, [key]: replaced(before, rest, odd) }
}

/** Parts of an address, percent-encoded or not, as a client may send them. */
export const oddAddressPart = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%0a%0d',
  '%ED%A0%80',
  '%FF',
  '%F0%9F%98%80',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..',
  '.',
  '',
  '*',
  ':id',
  "'",
  '"<>',
  '%27%20or%201=1',
  'x'.repeat(90),
  'x'.repeat(4_000),
  '0',
  '-1',
  'null',
  '__proto__',
  'constructor',
  ';a=b',
  '\u00e9',
)

export const oddQuery = fc.constantFrom(
  'after=-1',
  'after=-2',
  'after=1e3',
  'after=99999999999999999999',
  'after=0&after=1',
  'after[]=1',
  'after[a][b]=1',
  'after',
  '=',
  '&&&',
  '?',
  '%',
  '%zz=%zz',
  'q=%ED%A0%80',
  'q=%00',
  'q=%25_%5C',
  `q=${'x'.repeat(5_000)}`,
  'q=a&q=b',
  '__proto__=1',
  '__proto__[a]=1',
  'constructor=1',
  'sort=[]',
  'sort=["name"]',
  'sort=["name","ASC","x"]',
  'sort=["__proto__","ASC"]',
  'sort=["name;drop table x","DESC"]',
  'sort={"0":"name"}',
  'range=[5,1]',
  'range=[0,1000000000]',
  'range=[-1,0]',
  'range=[0.5,1.5]',
  'range=[9007199254740991,9007199254740991]',
  'range=null',
  'filter=[]',
  'filter=null',
  'filter={"q":"\\ud800"}',
  'filter={"q":"\\u0000"}',
  'filter={"id":[]}',
  'filter={"id":["x"]}',
  'filter={"__proto__":{"a":1}}',
  `filter=${deep(2_000)}`,
  `filter={"id":[${Array.from({ length: 200 }, (_, index) => `"${index}"`).join()}]}`,
  'start=0000-00-00&end=9999-99-99',
  'start=9999-12-31&end=0001-01-01',
  'as_of=+275760-09-13T00:00:00.001Z',
  'as_of=-000001-01-01T00:00:00Z',
  'as_of=2026-06-31T25:61:61Z',
  'as_of=now',
  'page=1e308',
  'page=9007199254740991',
  'limit=0',
  'limit=Infinity',
)

export type Header = readonly [name: string, value: string]

export const oddHeader = fc.constantFrom<Header>(
  ['idempotency-key', ''],
  ['idempotency-key', 'k'.repeat(201)],
  ['idempotency-key', '\u00e9\u00ff'],
  ['idempotency-key', '\ud83d'],
  ['idempotency-key', '__proto__'],
  ['accept', 'x/y;q=9'],
  ['accept', '*'.repeat(2_000)],
  ['accept-encoding', 'br;q=nan, gzip;q=-1, *;q=0'],
  ['accept-language', '-'],
  ['range', 'bytes=9-1'],
  ['if-none-match', '"'],
  ['if-modified-since', 'yesterday'],
  ['expect', '100-continue'],
  ['cookie', 'a=\u0080; =; ;;'],
  ['cookie', `a=${'x'.repeat(4_000)}`],
  ['origin', 'null'],
  ['origin', 'http://evil.example'],
  ['x-forwarded-for', '999.1.1.1, ::, \u00ff'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'javascript'],
  ['x-http-method-override', 'DELETE'],
  ['user-agent', '\u0080\u00ff'.repeat(300)],
  ['user-agent', ''],
  ['referer', '%%%'],
  ['content-encoding', 'gzip'],
  ['transfer-encoding', 'identity'],
  ['upgrade', 'websocket'],
  ['x-slack-request-timestamp', '1e9'],
  ['x-slack-signature', 'v0='],
)

export const oddContentType = fc.constantFrom(
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=\u0080',
  'application/json;;;',
  'application/ld+json',
  'APPLICATION/JSON',
  'application/octet-stream',
  '/',
  '',
)

const bytes = (...values: readonly number[]): Buffer => Buffer.from(values)

export const oddBody = fc.oneof(
  fc.constantFrom<Buffer>(
    Buffer.alloc(0),
    Buffer.from('{'),
    Buffer.from('{"a":'),
    Buffer.from('null'),
    Buffer.from('"text"'),
    Buffer.from('[]'),
    Buffer.from('NaN'),
    Buffer.from('{"a":1}{"b":2}'),
    Buffer.from('{"__proto__":{"isAdmin":true}}'),
    Buffer.from('\ufeff{}'),
    Buffer.from(deep(100_000)),
    Buffer.from(`"${'x'.repeat(300_000)}"`),
    Buffer.from(`{"${'x'.repeat(100_000)}":1}`),
    Buffer.from('payload=%'),
    Buffer.from('payload=%7B&payload=2'),
    bytes(0xff, 0xfe, 0x00, 0x01),
    Buffer.concat([Buffer.from('{"token":"'), bytes(0xed, 0xa0, 0x80), Buffer.from('"}')]),
    bytes(0x1f, 0x8b, 0x08, 0x00),
  ),
  fc.uint8Array({ maxLength: 200 }).map(array => Buffer.from(array)),
)
