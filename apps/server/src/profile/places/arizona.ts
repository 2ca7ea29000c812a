/** Every city and town of Arizona, and the other places with a post office. Append new ones: ids go by position. */
export const ARIZONA_CITIES = `
  Aguila, Ajo, Alpine, Amado, Anthem, Apache Junction, Arivaca, Arizona City, Arlington, Ash Fork,
  Avondale, Bagdad, Bapchule, Bellemont, Benson, Bisbee, Black Canyon City, Blue, Blue Gap, Bouse,
  Bowie, Brenda, Buckeye, Bullhead City, Bylas, Cameron, Camp Verde, Carefree, Casa Grande, Cave
  Creek, Central, Chambers, Chandler, Chinle, Chino Valley, Chloride, Cibecue, Cibola, Clarkdale,
  Clay Springs, Clifton, Cochise, Colorado City, Concho, Congress, Coolidge, Cornville, Corona de
  Tucson, Cortaro, Cottonwood, Crown King, Dateland, Dennehotso, Dewey, Dewey-Humboldt, Dolan
  Springs, Douglas, Dragoon, Dudleyville, Duncan, Eagar, Eden, Ehrenberg, El Mirage, Elfrida, Elgin,
  Eloy, Flagstaff, Florence, Forest Lakes, Fort Apache, Fort Defiance, Fort Huachuca, Fort McDowell,
  Fort Mohave, Fort Thomas, Fountain Hills, Fredonia, Gadsden, Ganado, Gila Bend, Gilbert, Glendale,
  Globe, Gold Canyon, Golden Valley, Goodyear, Grand Canyon, Gray Mountain, Green Valley, Greer,
  Guadalupe, Hackberry, Happy Jack, Hayden, Heber, Hereford, Higley, Holbrook, Hotevilla, Houck,
  Huachuca City, Hualapai, Humboldt, Indian Wells, Jerome, Joseph City, Kaibeto, Kayenta, Keams
  Canyon, Kearny, Kingman, Kirkland, Kykotsmovi Village, Lake Havasu City, Lake Montezuma, Lakeside,
  Laveen, Leupp, Litchfield Park, Littlefield, Lukachukai, Luke Air Force Base, Lukeville, Lupton,
  Mammoth, Many Farms, Marana, Marble Canyon, Maricopa, Mayer, McNary, McNeal, Meadview, Mesa,
  Miami, Mohave Valley, Morenci, Mormon Lake, Morristown, Mount Lemmon, Munds Park, Naco, Nazlini,
  New River, Nogales, Nutrioso, Oatman, Oracle, Oro Valley, Overgaard, Page, Palo Verde, Paradise
  Valley, Parker, Parks, Patagonia, Paulden, Payson, Peach Springs, Pearce, Peoria, Peridot,
  Phoenix, Picacho, Pima, Pine, Pinedale, Pinetop, Pinetop-Lakeside, Pinon, Pirtleville, Polacca,
  Pomerene, Poston, Prescott, Prescott Valley, Quartzsite, Queen Creek, Red Rock, Red Valley,
  Rillito, Rimrock, Rio Rico, Rio Verde, Rock Point, Roll, Roosevelt, Round Rock, Sacaton, Safford,
  Sahuarita, Saint David, Saint Michaels, Salome, San Carlos, San Luis, San Manuel, San Simon, San
  Tan Valley, Sanders, Sasabe, Scottsdale, Second Mesa, Sedona, Seligman, Sells, Shonto, Show Low,
  Sierra Vista, Skull Valley, Snowflake, Solomon, Somerton, Sonoita, South Tucson, Springerville,
  St. Johns, Stanfield, Star Valley, Strawberry, Sun City, Sun City West, Sun Lakes, Supai,
  Superior, Surprise, Tacna, Taylor, Teec Nos Pos, Tempe, Temple Bar Marina, Thatcher, Tolleson,
  Tombstone, Tonalea, Tonopah, Tonto Basin, Topawa, Topock, Tortilla Flat, Tsaile, Tuba City, Tubac,
  Tucson, Tumacacori, Tusayan, Vail, Valentine, Valley Farms, Vernon, Waddell, Wellton, Wenden,
  White Mountain Lake, Whiteriver, Why, Wickenburg, Wikieup, Willcox, Williams, Willow Beach, Window
  Rock, Winkelman, Winslow, Wittmann, Woodruff, Yarnell, Young, Youngtown, Yucca, Yuma`
  .split(',')
  .map(name => name.trim().replace(/\s+/g, ' '))
