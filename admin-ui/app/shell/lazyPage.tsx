import { type ComponentType, lazy } from 'react'

const chunkLoadMilliseconds = 120_000

/** A page whose code is loaded when it is opened; after two minutes without it the page says so. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await withinTime(load()) }))

const withinTime = <Loaded,>(loading: Promise<Loaded>): Promise<Loaded> => {
  const { promise, resolve, reject } = Promise.withResolvers<Loaded>()
  const timer = setTimeout(() => reject(new Error('The page took too long to load.')), chunkLoadMilliseconds)
  loading.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}
