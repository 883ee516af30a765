import Button, { type ButtonProps } from '@mui/material/Button'
import { type TextKey, useText } from '../../messages/useText.ts'

/** The texts with a longer form that says what they are about: `disconnect` and `disconnectOf`. */
type NamedText = { [Key in TextKey]: `${Key}Of` extends TextKey ? Key : never }[TextKey]

type NamedButtonProps = Pick<ButtonProps, 'variant' | 'color' | 'loading' | 'onClick' | 'sx'> & {
  readonly of: NamedText
  /** What it acts on, for people who hear the button without its row. */
  readonly about: Readonly<Record<string, string>>
}

/** A small button in every row or card of a list, which screen readers tell apart. */
export const NamedButton = ({ of, about, ...button }: NamedButtonProps) => {
  const text = useText()
  return (
    <Button size="small" aria-label={text(`${of}Of`, about)} {...button}>
      {text(of)}
    </Button>
  )
}
