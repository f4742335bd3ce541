/** What a landmark near a cinema is. */
export const landmarkKinds = ['Station', 'Tram', 'Bus', 'CarPark', 'Landmark'] as const
