import type { AmazonCategory, AmazonSummary } from '@laurel/contract/rewards/amazon.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { Carousel } from '../../elements/Carousel.tsx'
import { CarouselSkeleton } from '../../elements/CarouselSkeleton.tsx'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { Notice } from '../../elements/Notice.tsx'
import { type TextKey, useText } from '../../messages/useText.ts'
import { ProductTile } from '../products/ProductTile.tsx'
import styles from './AmazonPage.module.css'
import { AmazonSearch } from './AmazonSearch.tsx'
import { useTrending } from './amazonQueries.ts'

/** A section, and the categories in it with their names. */
const sections: readonly {
  readonly title: TextKey
  readonly parts: readonly (readonly [AmazonCategory, TextKey])[]
}[] = [
  { title: 'amazon.category.home', parts: [['HOME_KITCHEN', 'amazon.category.home']] },
  {
    title: 'amazon.category.clothing',
    parts: [
      ['WOMENS_CLOTHING', 'amazon.category.women'],
      ['MENS_CLOTHING', 'amazon.category.men'],
    ],
  },
  { title: 'amazon.category.pets', parts: [['PETS', 'amazon.category.pets']] },
  {
    title: 'amazon.category.shoes',
    parts: [
      ['WOMENS_SHOES', 'amazon.category.women'],
      ['MENS_SHOES', 'amazon.category.men'],
    ],
  },
  { title: 'amazon.category.electronics', parts: [['ELECTRONICS', 'amazon.category.electronics']] },
  { title: 'amazon.category.toys', parts: [['TOYS_GAMES', 'amazon.category.toys']] },
  { title: 'amazon.category.books', parts: [['BOOKS', 'amazon.category.books']] },
]

type Trending = ReadonlyMap<AmazonCategory, readonly AmazonSummary[]>

/** Amazon: a search, and what is trending. */
export const AmazonPage = () => {
  const text = useText()

  const { team } = useSignedIn()
  const trending = useTrending()
  const known: Trending = new Map(
    trending.data?.categories.map(({ category, products }) => [category, products]),
  )
  return (
    <>
      <title>{`Amazon · ${team.name}`}</title>
      <header className={styles.head}>
        <h1 className={styles.heading}>Amazon</h1>
        {trending.data?.is_connected !== false && <AmazonSearch words="" />}
      </header>
      {trending.isPending ? (
        <>
          <p className="seen-by-readers-only" role="status">
            {text('amazon.loading')}
          </p>
          <CarouselSkeleton shape="square" />
          <CarouselSkeleton shape="square" />
        </>
      ) : trending.data === undefined ? (
        <LoadingFailed error={trending.error} onRetry={() => void trending.refetch()} />
      ) : !trending.data.is_connected ? (
        <Notice
          picture={<LaurelMark size={40} />}
          title={text('amazon.notSetUp')}
          action={<Link to="/">{text('amazon.seeOther')}</Link>}
        >
          {text('amazon.notSetUpText')}
        </Notice>
      ) : known.size === 0 ? (
        <Notice picture={<LaurelMark size={40} />} title={text('amazon.nothingTrending')}>
          {text('amazon.nothingTrendingText')}
        </Notice>
      ) : (
        sections.map(section => <Section key={section.title} {...section} trending={known} />)
      )}
    </>
  )
}

type SectionProps = (typeof sections)[number] & { readonly trending: Trending }

const Section = ({ title, parts, trending }: SectionProps) => {
  const text = useText()

  const filled = parts.filter(([category]) => (trending.get(category)?.length ?? 0) > 0)
  const [chosen, setChosen] = useState<AmazonCategory>()
  const [category] = filled.find(([part]) => part === chosen) ?? filled[0] ?? []
  if (category === undefined) return null
  return (
    <Carousel
      key={category}
      title={text(title)}
      more={
        filled.length > 1 && (
          <fieldset className={styles.parts}>
            <legend className="seen-by-readers-only">
              {text('amazon.categoriesOf', { title: text(title) })}
            </legend>
            {filled.map(([part, name]) => (
              <button
                key={part}
                type="button"
                className={styles.part}
                aria-pressed={part === category}
                onClick={() => setChosen(part)}
              >
                {text(name)}
              </button>
            ))}
          </fieldset>
        )
      }
    >
      {trending.get(category)?.map(({ ASIN, title: name, thumbnail, points }) => (
        <ProductTile
          key={ASIN}
          to={`/amazon/${ASIN}`}
          title={name}
          thumbnail={thumbnail}
          points={points.total}
        />
      ))}
    </Carousel>
  )
}
