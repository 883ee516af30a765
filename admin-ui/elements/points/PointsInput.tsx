import { useWatch } from 'react-hook-form'
import { useText } from '../../messages/useText.ts'
import { TextInput } from '../form/TextInput.tsx'
import { useFormats } from '../formats/useFormats.ts'

type PointsInputProps = { readonly source: string; readonly label: string; readonly hint: string }

/** A number of points with its worth, which replaces the hint. */
export const PointsInput = ({ source, label, hint }: PointsInputProps) => {
  const points: unknown = useWatch({ name: source })
  const text = useText()
  const formats = useFormats()
  const worth = typeof points === 'number' ? text('form.worth', { money: formats.worth(points) }) : hint
  return <TextInput source={source} label={label} isNumeric hint={worth} />
}
