import { amazonWordsMax } from '@laurel/contract/rewards/amazon.ts'
import { useLocation } from 'wouter'
import { SearchBox } from '../../elements/SearchBox.tsx'
import { useText } from '../../messages/useText.ts'

/** Searches on Enter. An empty or blank search does nothing. */
export const AmazonSearch = ({ words }: { readonly words: string }) => {
  const text = useText()

  const [, navigate] = useLocation()
  return (
    <SearchBox
      label={text('amazon.search')}
      placeholder={text('amazon.searchHint')}
      words={words}
      delayMilliseconds={null}
      lengthMax={amazonWordsMax}
      onSearch={typed => {
        if (typed.trim() !== '') navigate(`/amazon/search?${new URLSearchParams({ q: typed }).toString()}`)
      }}
    />
  )
}
