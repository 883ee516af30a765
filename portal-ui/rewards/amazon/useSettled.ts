import { useEffect, useState } from 'react'

/** A value once it has not changed for a moment. */
export const useSettled = <Value>(value: Value, milliseconds: number): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(waiting)
  }, [value, milliseconds])
  return settled
}
