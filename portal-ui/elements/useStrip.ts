import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

export type Strip = {
  readonly ref: RefObject<HTMLUListElement | null>
  readonly canGoBack: boolean
  readonly canGoOn: boolean
  /** The slide at the left edge. */
  readonly at: number
  /** Moves by so many visible widths. */
  readonly turn: (widths: number) => void
  readonly show: (slide: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** A row that scrolls sideways by swipe, and by buttons and arrow keys. The browser does the scrolling. */
export const useStrip = (slides: number): Strip => {
  const ref = useRef<HTMLUListElement>(null)
  const [reach, setReach] = useState({ canGoBack: false, canGoOn: false, at: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: Other slides have another width.
  useEffect(() => {
    const strip = ref.current
    if (!strip) return
    const measure = () => {
      const rest = strip.scrollWidth - strip.clientWidth
      const at = indexAt(strip)
      const next = { canGoBack: strip.scrollLeft > 4, canGoOn: strip.scrollLeft < rest - 4, at }
      setReach(known =>
        known.canGoBack === next.canGoBack && known.canGoOn === next.canGoOn && known.at === next.at
          ? known
          : next,
      )
    }
    measure()
    strip.addEventListener('scroll', measure, { passive: true })
    const sizes = globalThis.ResizeObserver ? new ResizeObserver(measure) : undefined
    sizes?.observe(strip)
    return () => {
      strip.removeEventListener('scroll', measure)
      sizes?.disconnect()
    }
  }, [slides])
  const turn = (widths: number) => {
    const strip = ref.current
    strip?.scrollBy?.({ left: widths * strip.clientWidth, behavior: 'smooth' })
  }
  const show = (slide: number) => {
    const strip = ref.current
    const target = strip?.children[slide]
    if (!strip || !(target instanceof HTMLElement)) return
    strip.scrollTo?.({ left: target.offsetLeft - strip.offsetLeft, behavior: 'smooth' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const widths = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (widths === undefined) return
    event.preventDefault()
    turn(widths)
  }
  return { ref, ...reach, turn, show, onKeyDown }
}

const indexAt = (strip: HTMLUListElement): number => {
  const slides = [...strip.children].filter(child => child instanceof HTMLElement)
  const distances = slides.map(slide => Math.abs(slide.offsetLeft - strip.offsetLeft - strip.scrollLeft))
  const nearest = distances.indexOf(Math.min(...distances))
  return Math.max(nearest, 0)
}
