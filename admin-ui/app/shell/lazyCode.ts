const loadMilliseconds = 120_000

/** The code of a page did not load. Browsers remember the failure of a script until the page is reloaded. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The code of this page did not load. Reload the page.', { cause })
  }
}

export type LazyCode<Code> = {
  /** Undefined until it is loaded. */
  loaded(): Code | undefined
  /** Loads it once. Fails after two minutes at the latest; the next call tries again. */
  load(): Promise<Code>
}

export const createLazyCode = <Code>(load: () => Promise<Code>): LazyCode<Code> => {
  let loaded: Code | undefined
  let loading: Promise<Code> | undefined
  return {
    loaded: () => loaded,
    load: () => {
      loading ??= withinTime(load()).then(
        code => {
          loaded = code
          return code
        },
        (error: unknown) => {
          loading = undefined
          throw new CodeNotLoaded(error)
        },
      )
      return loading
    },
  }
}

const withinTime = <Loaded>(loading: Promise<Loaded>): Promise<Loaded> => {
  const { promise, resolve, reject } = Promise.withResolvers<Loaded>()
  const timer = setTimeout(() => reject(new Error('The page took too long to load.')), loadMilliseconds)
  loading.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}
