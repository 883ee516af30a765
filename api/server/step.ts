const quietMilliseconds = 1_000

export type Say = (text: string) => void

/**
 * Does one step of the start; one that takes over a second says so, and says how it goes on. After the signal no
 * further step begins; a step that waits for something ends its wait.
 */
export const createSteps =
  (say: Say, signal?: AbortSignal) =>
  async <Result>(
    name: string,
    work: (tell: Say, signal?: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    signal?.throwIfAborted()
    const beganAt = performance.now()
    const patience = setTimeout(() => say(`  ${name} …`), quietMilliseconds)
    try {
      return await work(text => {
        signal?.throwIfAborted()
        say(`  ${name}: ${text}`)
      }, signal)
    } finally {
      clearTimeout(patience)
      const seconds = (performance.now() - beganAt) / 1000
      if (seconds >= 1) say(`  ${name}: done in ${seconds.toFixed(1)} s`)
    }
  }

export type Step = ReturnType<typeof createSteps>
