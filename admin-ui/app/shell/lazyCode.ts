const loadMilliseconds = 120_000
/** The pauses before each retry; a connection that was lost for a moment needs no person. */
const pausesMilliseconds = [500, 2000] as const

export type LazyCode<Code> = {
  /** Undefined until it is loaded. */
  loaded(): Code | undefined
  /** Loads it once. After a failure, which follows two retries or two minutes, the next call tries again. */
  load(): Promise<Code>
}

export const createLazyCode = <Code>(load: () => Promise<Code>): LazyCode<Code> => {
  let loaded: Code | undefined
  let loading: Promise<Code> | undefined
  return {
    loaded: () => loaded,
    load: () => {
      loading ??= withinTime(loadWithRetries(load)).then(
        code => {
          loaded = code
          return code
        },
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
}

const loadWithRetries = async <Code>(
  load: () => Promise<Code>,
  pauses: readonly number[] = pausesMilliseconds,
): Promise<Code> => {
  try {
    return await load()
  } catch (error) {
    const [pause, ...rest] = pauses
    if (pause === undefined) throw error
    await new Promise(resolve => setTimeout(resolve, pause))
    return loadWithRetries(load, rest)
  }
}

const withinTime = <Loaded>(loading: Promise<Loaded>): Promise<Loaded> => {
  const { promise, resolve, reject } = Promise.withResolvers<Loaded>()
  const timer = setTimeout(() => reject(new Error('The page took too long to load.')), loadMilliseconds)
  loading.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}
