import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Toast.module.css'

/** A message above everything on the page, an open dialog included. It stays for as long as it is rendered. */
export const Toast = ({ children }: { readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current && 'showPopover' in box.current) box.current.showPopover()
  }, [])
  return (
    <div ref={box} className={styles.toast} popover="manual" role="alert">
      {children}
    </div>
  )
}
