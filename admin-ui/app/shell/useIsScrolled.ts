import { useEffect, useState } from 'react'

const scrolledPixels = 15

/** Whether the page was scrolled far enough for the top bar to need an edge. */
export const useIsScrolled = (): boolean => {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > scrolledPixels)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isScrolled
}
