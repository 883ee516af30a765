import { useEffect, useRef, useState } from 'react'

const durationMilliseconds = 500

const prefersStillness = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true

/** Counts from what was shown to `target` in half a second; at once for people who asked for less motion. */
export const useCountTo = (target: number): number => {
  const [shown, setShown] = useState(target)
  const shownNow = useRef(target)
  useEffect(() => {
    const from = shownNow.current
    if (from === target) return
    const show = (value: number) => {
      shownNow.current = value
      setShown(value)
    }
    if (prefersStillness()) return show(target)
    const startedAt = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(Math.max((now - startedAt) / durationMilliseconds, 0), 1)
      show(Math.round(from + (target - from) * (1 - (1 - progress) ** 3)))
      if (progress < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target])
  return shown
}
