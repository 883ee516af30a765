import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { SearchBox } from '../../elements/SearchBox.tsx'
import { useSearchWords } from '../../elements/useSearchWords.ts'
import { useText } from '../../messages/useText.ts'
import styles from './CharitiesPage.module.css'
import { CharitiesSkeleton } from './CharitiesSkeleton.tsx'
import { CharityCard } from './CharityCard.tsx'
import { CharityList } from './CharityList.tsx'
import { useSections } from './charityQueries.ts'

const searchDelayMilliseconds = 500

/** Nonprofits to give points to: search results, a category, or what the team shows first. */
export const CharitiesPage = () => {
  const text = useText()

  const { team } = useSignedIn()
  const [words, setWords] = useSearchWords()
  const [parameters] = useSearchParams()
  const category = parameters.get('category')
  // A search that begins replaces the category.
  const [isSearching, setSearching] = useState(words !== '')
  return (
    <>
      <title>{text('charities.page', { team: team.name })}</title>
      <h1 className={styles.heading}>{text('charities.title')}</h1>
      <p className={styles.lead}>{text('charities.lead')}</p>
      <div className={styles.search}>
        <SearchBox
          label={text('charities.search')}
          placeholder={text('elements.search.hint')}
          words={words}
          onSearch={next => {
            setSearching(next !== '')
            setWords(next)
          }}
          delayMilliseconds={searchDelayMilliseconds}
        />
      </div>
      {words !== '' || isSearching ? (
        <CharityList title={text('elements.searchResults')} sought={{ q: words }} />
      ) : category !== null ? (
        <Category category={category} />
      ) : (
        <Sections />
      )}
    </>
  )
}

const Category = ({ category }: { readonly category: string }) => {
  const text = useText()

  const sections = useSections()
  const title = sections.data?.sections.find(section => section.category === category)?.title
  return (
    <>
      <Link className={styles.back} to="/charities">
        {text('charities.backAll')}
      </Link>
      <CharityList title={title ?? text('charities.title')} sought={{ category }} />
    </>
  )
}

const Sections = () => {
  const text = useText()

  const sections = useSections()
  if (sections.data === undefined)
    return sections.isPending ? (
      <CharitiesSkeleton />
    ) : (
      <LoadingFailed error={sections.error} onRetry={() => void sections.refetch()} />
    )
  if (sections.data.kind === 'whitelist') return <CharityList title={text('charities.all')} sought={{}} />
  return sections.data.sections.map(({ title, category, nonprofits }) => (
    <section key={title} className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {category !== null && (
          <Link to={`/charities?category=${encodeURIComponent(category)}`}>
            {text('action.seeAll')}
            <span className="seen-by-readers-only">: {title}</span>
          </Link>
        )}
      </div>
      <ul className={[styles.grid, category !== null && styles.part].filter(Boolean).join(' ')}>
        {nonprofits.map(nonprofit => (
          <li key={nonprofit.ein}>
            <CharityCard nonprofit={nonprofit} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
