import { useText } from '../../messages/useText.ts'
import { FileButton } from './FileButton.tsx'

type CsvButtonProps = {
  /** The name of the file, without its ending. */
  readonly name: string
  readonly read: () => Promise<string>
}

/** Saves all rows, not only those on the screen, as a file. */
export const CsvButton = ({ name, read }: CsvButtonProps) => {
  const text = useText()
  return <FileButton name={`${name}.csv`} label={text('reports.exportCSV')} read={read} />
}
