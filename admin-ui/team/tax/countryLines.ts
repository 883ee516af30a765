/** Pairs as people write them, one per line: `Germany = DE`. */
export const linesOf = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => `${name} = ${value}`).join('\n')

/** The pairs of the lines; `wrong` is the first line that is none, and `twice` what is named a second time. */
export const pairsOf = (
  lines: string,
  isValue: (value: string) => boolean,
): {
  readonly pairs: readonly (readonly [string, string])[]
  readonly wrong: string | undefined
  readonly twice: string | undefined
} => {
  const written = lines
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
  const read = written.map(line => {
    const [, name = '', value = ''] = /^(.*?)\s*=\s*(.*)$/.exec(line) ?? []
    return { line, pair: [name, value] as const, isRight: name !== '' && isValue(value) }
  })
  const names = read.map(({ pair: [name] }) => name)
  return {
    pairs: read.filter(({ isRight }) => isRight).map(({ pair }) => pair),
    twice: names.find((name, index) => names.indexOf(name) < index),
    wrong: read.find(({ isRight }) => !isRight)?.line,
  }
}
