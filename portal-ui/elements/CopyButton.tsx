import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'

type CopyButtonProps = { readonly text: string; readonly label: string }

/** Copies a text and says that it did. Where the browser refuses, the text can be selected by hand. */
export const CopyButton = ({ text, label }: CopyButtonProps) => {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  useEffect(() => {
    if (outcome === undefined) return
    const waiting = setTimeout(() => setOutcome(undefined), 2500)
    return () => clearTimeout(waiting)
  }, [outcome])
  const copy = () => {
    const writing =
      globalThis.navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'))
    writing.then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  }
  return (
    <>
      <Button look="quiet" aria-label={label} onClick={copy}>
        {outcome === 'copied' ? 'Copied' : outcome === 'refused' ? 'Select it' : 'Copy'}
      </Button>
      <span className="seen-by-readers-only" role="status">
        {outcome === 'copied' ? 'Copied' : outcome === 'refused' ? 'Select the text and copy it.' : ''}
      </span>
    </>
  )
}
