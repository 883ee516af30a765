/** Clients pass the gate before every command, and wait while it is closed. */
export type Gate = {
  /** Returns whether to continue; waits while the gate is closed. */
  readonly pass: () => Promise<boolean>
  /** Settles when every client has finished its command and waits. */
  readonly close: () => Promise<void>
  readonly open: () => void
  /** Ends every client before its next command. */
  readonly end: () => void
}

export const createGate = (clients: number): Gate => {
  let waiting: (() => void)[] = []
  let isOpen = true
  let hasEnded = false
  let everybodyWaits = Promise.withResolvers<void>()
  const letGo = (): void => {
    isOpen = true
    for (const go of waiting) go()
    waiting = []
  }
  return {
    pass: async () => {
      if (!isOpen)
        await new Promise<void>(resolve => {
          waiting.push(resolve)
          if (waiting.length === clients) everybodyWaits.resolve()
        })
      return !hasEnded
    },
    close: () => {
      isOpen = false
      everybodyWaits = Promise.withResolvers()
      return everybodyWaits.promise
    },
    open: letGo,
    end: () => {
      hasEnded = true
      letGo()
    },
  }
}
