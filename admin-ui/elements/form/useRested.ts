import { useEffect, useState } from 'react'

const restMilliseconds = 250

/** A text once typing has rested for a quarter of a second. */
export const useRested = (text: string): string => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
