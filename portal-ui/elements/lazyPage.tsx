import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
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
export const lazyPage = (load: () => Promise<Loaded>): LazyPage =>
  lazily(load, {
    loading: <PageSkeleton />,
    // A script that is gone has a successor, which only a new page knows.
    failed: error => <LoadingFailed level={1} error={error} onRetry={() => globalThis.location.reload()} />,
  })

/** A section of a page that shows other things as well: without its script the page goes on without it. */
export const lazySection = (
  load: () => Promise<{ readonly HomeSection: ComponentType }>,
  loading: ReactNode,
): LazyPage =>
  lazily(() => load().then(({ HomeSection }) => ({ Pages: HomeSection })), { loading, failed: () => null })

type Surroundings = { readonly loading: ReactNode; readonly failed: (error: unknown) => ReactNode }

const lazily = (load: () => Promise<Loaded>, surroundings: Surroundings): LazyPage => {
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
    if (problem !== undefined) return surroundings.failed(problem)
    return pages ? <pages.Pages /> : surroundings.loading
  }
  return Object.assign(Lazy, { preload: () => void start().catch(() => {}) })
}
