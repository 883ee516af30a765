import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadLaterTexts } from '../messages/shownTexts.ts'
import { LoadingFailed } from './LoadingFailed.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Fetches the script ahead of a click. */
  readonly preload: () => void
}

type Surroundings = {
  readonly loading: ReactNode
  readonly failed: (error: unknown) => ReactNode
}

// A script that is gone has a successor, which only a new page knows.
const failedPage = (error: unknown): ReactNode => (
  <LoadingFailed level={1} error={error} onRetry={() => globalThis.location.reload()} />
)

/** Loads the texts of the pages beyond the first one with their code. */
export const withLaterTexts = async <Code,>(load: () => Promise<Code>): Promise<Code> => {
  const [code] = await Promise.all([load(), loadLaterTexts()])
  return code
}

/** Pages that arrive as a script of their own when they are opened first. */
export const lazyPage = (load: () => Promise<{ readonly Pages: ComponentType }>): LazyPart<object> =>
  lazyPart(() => withLaterTexts(load).then(({ Pages }) => Pages), {
    loading: <PageSkeleton />,
    failed: failedPage,
  })

/** A section of a page that shows other things as well: without its script the page goes on without it. */
export const lazySection = (
  load: () => Promise<{ readonly HomeSection: ComponentType }>,
  loading: ReactNode,
): LazyPart<object> =>
  lazyPart(() => load().then(({ HomeSection }) => HomeSection), { loading, failed: () => null })

/**
 * A part of the screen in a script of its own. React delays what a Suspense boundary reveals by 300 ms, so this is
 * state.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, failed }: Surroundings = { loading: null, failed: failedPage },
): LazyPart<Props> => {
  let started: Promise<ComponentType<Props>> | undefined
  let arrived: ComponentType<Props> | undefined
  const start = (): Promise<ComponentType<Props>> => {
    started ??= load().then(
      part => {
        arrived = part
        return part
      },
      (error: unknown) => {
        started = undefined
        throw error
      },
    )
    return started
  }
  const Lazy = (props: Props) => {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => arrived)
    const [problem, setProblem] = useState<{ readonly error: unknown }>()
    useEffect(() => {
      if (Part) return
      let isCurrent = true
      start().then(
        part => isCurrent && setPart(() => part),
        (error: unknown) => isCurrent && setProblem({ error }),
      )
      return () => {
        isCurrent = false
      }
    }, [Part])
    if (problem) return failed(problem.error)
    return Part ? <Part {...props} /> : loading
  }
  return Object.assign(Lazy, { preload: () => void start().catch(() => {}) })
}
