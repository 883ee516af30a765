import { type ComponentType, useEffect, useState } from 'react'
import { LoadingFailed } from './LoadingFailed.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

type Loaded = { readonly Pages: ComponentType }

export type LazyPage = ComponentType & {
  /** Fetches the script ahead of a click. */
  readonly preload: () => void
}

/**
 * Pages that arrive as a script of their own when they are opened first. React delays what a Suspense boundary reveals
 * by 300 ms, so this is state.
 */
export const lazyPage = (load: () => Promise<Loaded>): LazyPage => {
  let loading: Promise<Loaded> | undefined
  let loaded: Loaded | undefined
  const start = (): Promise<Loaded> => {
    loading ??= load().then(
      pages => {
        loaded = pages
        return pages
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const Lazy = () => {
    const [pages, setPages] = useState(loaded)
    const [problem, setProblem] = useState<unknown>()
    useEffect(() => {
      if (pages) return
      let isCurrent = true
      start().then(
        arrived => isCurrent && setPages(arrived),
        (error: unknown) => isCurrent && setProblem(error ?? true),
      )
      return () => {
        isCurrent = false
      }
    }, [pages])
    // A script that is gone has a successor, which only a new page knows.
    if (problem !== undefined)
      return <LoadingFailed level={1} error={problem} onRetry={() => globalThis.location.reload()} />
    return pages ? <pages.Pages /> : <PageSkeleton />
  }
  return Object.assign(Lazy, { preload: () => void start().catch(() => {}) })
}
