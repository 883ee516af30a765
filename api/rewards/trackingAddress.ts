type Carrier = {
  /** Found in the name that a vendor gives. */
  readonly named: RegExp
  /** Numbers of this carrier, where the vendor names none. */
  readonly numbered?: RegExp
  readonly address: (trackingNumber: string) => string
}

const carriers: readonly Carrier[] = [
  {
    named: /\bups\b|united parcel/i,
    numbered: /^1Z[0-9A-Z]{16}$/i,
    address: number => `https://www.ups.com/track?tracknum=${number}`,
  },
  {
    named: /amazon|\bamzl?\b|swiship/i,
    numbered: /^TB[A-Z]\d{12}$/i,
    address: number => `https://track.amazon.com/tracking/${number}`,
  },
  { named: /fed-?ex/i, address: number => `https://www.fedex.com/fedextrack/?trknbr=${number}` },
  {
    named: /usps|united states postal/i,
    numbered: /^(9[1-5]\d{20}|[A-Z]{2}\d{9}US)$/i,
    address: number => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  },
  { named: /dhl/i, address: number => `https://www.dhl.com/en/express/tracking.html?AWB=${number}` },
  { named: /\bdpd\b/i, address: number => `https://tracking.dpd.de/status/en_US/parcel/${number}` },
  { named: /\bgls\b/i, address: number => `https://gls-group.com/track/${number}` },
  {
    named: /royal ?mail/i,
    numbered: /^[A-Z]{2}\d{9}GB$/i,
    address: number => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
  },
  { named: /evri|hermes/i, address: number => `https://www.evri.com/track/parcel/${number}` },
  {
    named: /an ?post/i,
    address: number => `https://www.anpost.com/Post-Parcels/Track/History?item=${number}`,
  },
  {
    named: /canada ?post/i,
    address: number => `https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=${number}`,
  },
  {
    named: /australia ?post|auspost/i,
    address: number => `https://auspost.com.au/mypost/track/details/${number}`,
  },
]

/** The page that follows a parcel: its carrier's own, or one that finds the carrier by the number. */
export const trackingAddress = (carrier: string | null, trackingNumber: string): string => {
  const number = encodeURIComponent(trackingNumber.replaceAll(/\s/g, ''))
  const known =
    carrier === null || carrier.trim() === ''
      ? carriers.find(({ numbered }) => numbered?.test(number))
      : carriers.find(({ named }) => named.test(carrier))
  return known ? known.address(number) : `https://t.17track.net/en#nums=${number}`
}
