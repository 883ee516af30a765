const width = 30

export type Progress = {
  readonly update: (done: number) => void
  readonly end: () => void
}

/**
 * A progress bar on stderr: drawn in place in a terminal, a line for every tenth elsewhere. `total` may be unknown.
 */
export const createProgress = (
  label: string,
  total: number | undefined,
  stream: NodeJS.WriteStream = process.stderr,
): Progress => {
  let shown = -1
  const draw = (done: number): void => {
    const step = total ? Math.floor((done / total) * (stream.isTTY ? 200 : 10)) : Math.floor(done / 10_000)
    if (step === shown) return
    shown = step
    const text = total ? `${bar(done / total)} ${done} of ${total}` : `${done}`
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
  const filled = Math.round(Math.min(1, share) * width)
  return `[${'█'.repeat(filled)}${'░'.repeat(width - filled)}]`
}
