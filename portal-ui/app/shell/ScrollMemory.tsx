import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** How long a page may take to become as long as it was. */
const patienceMilliseconds = 3000

/** A new page starts at its top; Back and Forward find a page where it was left, even when its list loads again. */
export const ScrollMemory = () => {
  const [path] = useLocation()
  const positions = useRef(new Map<string, number>())
  const entry = useRef(entryKey())
  const isTraversal = useRef(false)
  const isFirst = useRef(true)

  useEffect(() => {
    const onPopState = () => {
      isTraversal.current = true
    }
    // Only while the entry is shown: the next page moves the view before it is known here.
    const onScroll = () => {
      if (entryKey() === entry.current) positions.current.set(entry.current, globalThis.scrollY)
    }
    globalThis.addEventListener('popstate', onPopState, { capture: true })
    globalThis.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      globalThis.removeEventListener('popstate', onPopState, { capture: true })
      globalThis.removeEventListener('scroll', onScroll)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: Only another page moves the view.
  useEffect(() => {
    const wasTraversal = isTraversal.current
    isTraversal.current = false
    entry.current = entryKey()
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    return scrollWhenPossible(wasTraversal ? (positions.current.get(entry.current) ?? 0) : 0)
  }, [path])
  return null
}

/** The entry of the history; browsers without the Navigation API have the address. */
const entryKey = (): string =>
  globalThis.navigation?.currentEntry?.key ?? `${globalThis.location.pathname}${globalThis.location.search}`

/** Scrolls there, again as the page grows, until the person scrolls or the page had its time. */
const scrollWhenPossible = (top: number): (() => void) => {
  const scroll = (): boolean => {
    globalThis.scrollTo({ top })
    return document.documentElement.scrollHeight - globalThis.innerHeight >= top
  }
  if (scroll() || !globalThis.ResizeObserver) return () => {}
  const stop = new AbortController()
  const growth = new ResizeObserver(() => {
    if (scroll()) stop.abort()
  })
  growth.observe(document.body)
  const patience = setTimeout(() => stop.abort(), patienceMilliseconds)
  stop.signal.addEventListener('abort', () => {
    growth.disconnect()
    clearTimeout(patience)
  })
  for (const act of ['wheel', 'touchstart', 'keydown'])
    globalThis.addEventListener(act, () => stop.abort(), { once: true, passive: true, signal: stop.signal })
  return () => stop.abort()
}
