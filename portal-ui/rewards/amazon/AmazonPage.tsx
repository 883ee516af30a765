import type { AmazonCategory, AmazonSummary } from '@laurel/contract/rewards/amazon.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { Carousel } from '../../elements/Carousel.tsx'
import { CarouselSkeleton } from '../../elements/CarouselSkeleton.tsx'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { Notice } from '../../elements/Notice.tsx'
import { ProductTile } from '../products/ProductTile.tsx'
import styles from './AmazonPage.module.css'
import { AmazonSearch } from './AmazonSearch.tsx'
import { useTrending } from './amazonQueries.ts'

/** A section, and the categories in it with their names. */
const sections: readonly {
  readonly title: string
  readonly parts: readonly (readonly [AmazonCategory, string])[]
}[] = [
  { title: 'Home & Kitchen', parts: [['HOME_KITCHEN', '']] },
  {
    title: 'Clothing',
    parts: [
      ['WOMENS_CLOTHING', "Women's"],
      ['MENS_CLOTHING', "Men's"],
    ],
  },
  { title: 'Pet Supplies', parts: [['PETS', '']] },
  {
    title: 'Shoes',
    parts: [
      ['WOMENS_SHOES', "Women's"],
      ['MENS_SHOES', "Men's"],
    ],
  },
  { title: 'Electronics', parts: [['ELECTRONICS', '']] },
  { title: 'Toys & Games', parts: [['TOYS_GAMES', '']] },
  { title: 'Books', parts: [['BOOKS', '']] },
]

type Trending = ReadonlyMap<AmazonCategory, readonly AmazonSummary[]>

/** Amazon: a search, and what is trending. */
export const AmazonPage = () => {
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
            Loading trending products
          </p>
          <CarouselSkeleton shape="square" />
          <CarouselSkeleton shape="square" />
        </>
      ) : trending.data === undefined ? (
        <LoadingFailed error={trending.error} onRetry={() => void trending.refetch()} />
      ) : !trending.data.is_connected ? (
        <Notice
          picture={<LaurelMark size={40} />}
          title="Amazon is not set up yet"
          action={<Link to="/">See other rewards</Link>}
        >
          Your team has yet to connect its Amazon account. An administrator can do this in the settings.
        </Notice>
      ) : known.size === 0 ? (
        <Notice picture={<LaurelMark size={40} />} title="Nothing is trending right now">
          Search for what you would like. Everything that can be sent to you is there.
        </Notice>
      ) : (
        sections.map(section => <Section key={section.title} {...section} trending={known} />)
      )}
    </>
  )
}

type SectionProps = (typeof sections)[number] & { readonly trending: Trending }

const Section = ({ title, parts, trending }: SectionProps) => {
  const filled = parts.filter(([category]) => (trending.get(category)?.length ?? 0) > 0)
  const [chosen, setChosen] = useState<AmazonCategory>()
  const [category] = filled.find(([part]) => part === chosen) ?? filled[0] ?? []
  if (category === undefined) return null
  return (
    <Carousel
      key={category}
      title={title}
      more={
        filled.length > 1 && (
          <fieldset className={styles.parts}>
            <legend className="seen-by-readers-only">{title} for</legend>
            {filled.map(([part, name]) => (
              <button
                key={part}
                type="button"
                className={styles.part}
                aria-pressed={part === category}
                onClick={() => setChosen(part)}
              >
                {name}
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
