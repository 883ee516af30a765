const width = 30

export type Progress = {
  readonly update: (done: number) => void
  readonly end: () => void
}

export type ProgressOptions = {
  /** Shows opaque numbers, such as positions of the log, in percent. */
  readonly shows?: 'count' | 'percent'
  readonly stream?: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>
}

/** A progress bar on stderr: drawn in place in a terminal, a line for every tenth elsewhere. */
export const createProgress = (
  label: string,
  total: number,
  { shows = 'count', stream = process.stderr }: ProgressOptions = {},
): Progress => {
  let shown = -1
  const draw = (done: number): void => {
    const share = total > 0 ? Math.min(1, done / total) : 1
    const step = Math.floor(share * (stream.isTTY ? 200 : 10))
    if (step === shown) return
    shown = step
    const figure = shows === 'percent' ? `${Math.floor(share * 100)} %` : `${done} of ${total}`
    const text = `${bar(share)} ${figure}`
    stream.write(stream.isTTY ? `\r${label} ${text}` : `${label} ${text}\n`)
  }
  return {
    update: draw,
    end: () => {
      if (stream.isTTY && shown >= 0) stream.write('\n')
    },
  }
}

const bar = (share: number): string => {
  const filled = Math.round(share * width)
  return `[${'█'.repeat(filled)}${'░'.repeat(width - filled)}]`
}
