import { Link } from 'wouter'
import { Carousel } from '../../elements/Carousel.tsx'
import { GiftCardTile, GiftCardTileSkeleton } from './GiftCardTile.tsx'
import { useFeaturedGiftCards } from './giftCardQueries.ts'

const places = ['1', '2', '3', '4', '5']

/** Featured gift cards on the home page. Without any there is nothing to show. */
export const GiftCardStrip = () => {
  const featured = useFeaturedGiftCards()
  const cards = featured.data?.gift_cards
  if (cards?.length === 0 || featured.isError) return null
  return (
    <Carousel title="Gift cards" more={<Link to="/gift-cards">See all</Link>}>
      {cards?.map(card => <GiftCardTile key={card.id} card={card} />) ??
        places.map(place => <GiftCardTileSkeleton key={place} />)}
    </Carousel>
  )
}
