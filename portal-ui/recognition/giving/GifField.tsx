import type { GifAttachment } from '@laurel/contract/recognition/gifAttachment.ts'
import { findGifs } from '@laurel/contract/recognition/giving.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { Button } from '../../elements/Button.tsx'
import { SearchBox } from '../../elements/SearchBox.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './GifField.module.css'

type GifFieldProps = {
  /** Providers want to be named where their pictures are chosen. */
  readonly provider: string
  readonly gif: GifAttachment | null
  readonly onChange: (gif: GifAttachment | null) => void
}

/** A moving picture to go with the words. */
export const GifField = ({ provider, gif, onChange }: GifFieldProps) => {
  const text = useText()

  const [isOpen, setIsOpen] = useState(false)
  if (gif !== null)
    return (
      <div className={styles.chosen}>
        <img
          className={styles.picture}
          src={gif.media.url}
          alt={gif.alt_text}
          width={gif.media.width}
          height={gif.media.height}
        />
        <Button look="quiet" onClick={() => onChange(null)}>
          {text('giving.gif.remove')}
        </Button>
      </div>
    )
  if (!isOpen)
    return (
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {text('giving.gif.add')}
      </Button>
    )
  return <GifSearch provider={provider} onChoose={onChange} />
}

type GifSearchProps = { readonly provider: string; readonly onChoose: (gif: GifAttachment) => void }

const GifSearch = ({ provider, onChoose }: GifSearchProps) => {
  const text = useText()

  const { client } = useConnection()
  const [words, setWords] = useState('')
  const found = useQuery({
    queryKey: ['gifs', words],
    queryFn: ({ signal }) => client.call(findGifs, { query: { q: words } }, { signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })
  const gifs = words === '' ? [] : (found.data?.gifs ?? [])
  return (
    <div className={styles.search}>
      <SearchBox
        label={text('giving.gif.search', { provider })}
        placeholder={text('giving.gif.search', { provider })}
        words={words}
        onSearch={setWords}
      />
      {words !== '' && found.data !== undefined && gifs.length === 0 && !found.isFetching && (
        <p className={styles.none} role="status">
          {text('giving.gif.none')}
        </p>
      )}
      {found.isError && (
        <p className={styles.none} role="alert">
          {found.error.message}
        </p>
      )}
      <ul className={styles.found}>
        {gifs.slice(0, 12).map(gif => (
          <li key={gif.media.url}>
            <button type="button" className={styles.pick} onClick={() => onChoose(gif)}>
              <img
                src={gif.media.url}
                alt={gif.alt_text}
                width={gif.media.width}
                height={gif.media.height}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
