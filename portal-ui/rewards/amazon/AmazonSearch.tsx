import { amazonWordsMax } from '@laurel/contract/rewards/amazon.ts'
import { useLocation } from 'wouter'
import { SearchBox } from '../../elements/SearchBox.tsx'

/** Searches on Enter. An empty or blank search does nothing. */
export const AmazonSearch = ({ words }: { readonly words: string }) => {
  const [, navigate] = useLocation()
  return (
    <SearchBox
      label="Search Amazon"
      placeholder="type and press enter to search..."
      words={words}
      delayMilliseconds={null}
      lengthMax={amazonWordsMax}
      onSearch={typed => {
        if (typed.trim() !== '') navigate(`/amazon/search?${new URLSearchParams({ q: typed }).toString()}`)
      }}
    />
  )
}
