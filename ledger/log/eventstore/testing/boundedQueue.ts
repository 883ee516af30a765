/** A queue between one writer and one reader, with room for so many items. */
export const createBoundedQueue = <Item>(itemsMax: number) => {
  const items: Item[] = []
  let isComplete = false
  let failure: { readonly error: unknown } | undefined
  let wakeReader = () => {}
  let wakeWriter = () => {}

  const tryWrite = (item: Item): boolean => {
    if (isComplete || items.length >= itemsMax) return false
    items.push(item)
    wakeReader()
    return true
  }

  return {
    /** Takes an item where there is room. */
    tryWrite,
    /** Waits for room; false when the queue was completed first. */
    write: async (item: Item): Promise<boolean> => {
      while (!isComplete && items.length >= itemsMax)
        await new Promise<void>(resolve => {
          wakeWriter = resolve
        })
      return tryWrite(item)
    },
    /** Takes nothing more; the reader gets what is there, then the end or the error. */
    complete: (error?: unknown): void => {
      if (isComplete) return
      isComplete = true
      if (error !== undefined) failure = { error }
      wakeReader()
      wakeWriter()
    },
    async *[Symbol.asyncIterator](): AsyncGenerator<Item> {
      for (;;) {
        const item = items.shift()
        if (item !== undefined) {
          wakeWriter()
          yield item
        } else if (isComplete) {
          if (failure) throw failure.error
          return
        } else {
          await new Promise<void>(resolve => {
            wakeReader = resolve
          })
        }
      }
    },
  }
}
