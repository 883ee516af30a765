import { useEffect, useState } from 'react'
import { useText } from '../messages/useText.ts'
import { Button } from './Button.tsx'

type CopyButtonProps = { readonly text: string; readonly label: string }

/** Copies a text and says that it did. Where the browser refuses, the text can be selected by hand. */
export const CopyButton = ({ text: copied, label }: CopyButtonProps) => {
  const text = useText()

  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  useEffect(() => {
    if (outcome === undefined) return
    const waiting = setTimeout(() => setOutcome(undefined), 2500)
    return () => clearTimeout(waiting)
  }, [outcome])
  const copy = () => {
    const writing =
      globalThis.navigator.clipboard?.writeText(copied) ?? Promise.reject(new Error('No clipboard'))
    writing.then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  }
  return (
    <>
      <Button look="quiet" aria-label={label} onClick={copy}>
        {outcome === 'copied'
          ? text('elements.copy.copied')
          : outcome === 'refused'
            ? text('elements.copy.select')
            : text('elements.copy.copy')}
      </Button>
      <span className="seen-by-readers-only" role="status">
        {outcome === 'copied'
          ? text('elements.copy.copied')
          : outcome === 'refused'
            ? text('elements.copy.selectIt')
            : ''}
      </span>
    </>
  )
}
