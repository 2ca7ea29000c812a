/**
 * The words that leaked passwords are made of, in lower case and without decoration. Our own compilation of the top of
 * such lists; attackers decorate them as players do.
 */
const COMMON_WORDS = `
password passwort passwd passwords passcode pass passme parola contrasena contrasenya contrasenia clave miclave motdepasse senha
admin administrator administrador root user username guest login logon master super superuser system server service
test tester testing testtest temp temporal temporary default changeme change letmein letmeinnow welcome wellcome welcomeback
bienvenido bienvenida bienvenidos hello helloworld hellokitty hallo hola holahola bonjour secret secreto secure security
access computer internet network wireless windows microsoft apple google facebook twitter instagram youtube
samsung iphone android nokia sony dell lenovo amazon netflix paypal whatsapp yahoo hotmail gmail linkedin spotify minecraft
roblox fortnite pokemon pikachu nintendo mario zelda playstation xbox starwars startrek matrix batman superman spiderman
ironman hulk avengers joker harry harrypotter hogwarts gandalf frodo naruto sasuke goku dragonball simpsons tinkerbell
mickey mickeymouse minnie snoopy garfield barbie princess prince princesa principe king queen reina angel angels angelito
angelica devil demon dragon dragons tiger tigers lion lions panther eagle eagles falcon falcons wolf wolves bear bears monkey
dog doggy dogs cat cats kitty kitten puppy rabbit bunny horse horses pony unicorn butterfly mariposa dolphin dolphins shark
fish chicken turtle spider cowboy cowboys ninja samurai pirate pirates viking warrior warriors hunter killer sniper soldier
ranger rangers trooper thunder lightning storm phoenix fire flame ice winter spring summer autumn fall verano invierno
primavera otono monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo
january february march april june july august september october november december enero febrero marzo abril mayo junio julio
agosto septiembre octubre noviembre diciembre sunshine sunny sunflower moonlight moon star stars rainbow sky ocean river
flower flowers rose roses lily daisy violet jasmine cherry orange lemon banana strawberry peaches apples cookie cookies candy
chocolate sugar honey butter cheese pizza burger taco pepper ginger coffee beer vodka whiskey tequila corona heineken
purple yellow green blue black white silver gold golden diamond diamante crystal ruby
love lovely lover loveme loveyou iloveyou iloveme iloveu ihateyou teamo tequiero teamomucho amor amorcito mivida miamor corazon
micorazon hermosa hermoso bonita bebe baby babygirl babyboy babydoll sweet sweetie sweetheart cutie sexy hottie beautiful
gorgeous pretty forever always friend friends bestfriend family familia mother mama mommy father papa daddy brother sister
hermano hermana hijo hija mihijo mihija boyfriend girlfriend husband wife kids
god jesus jesuschrist christ jesucristo dios diosesamor dioses mydios blessed blessing faith hope grace heaven church bible
maria guadalupe trustno trustnoone whatever nothing nobody something anything freedom liberty justice peace happy smile
happiness fuckyou fuckoff fuck fucker asshole bitch shit bullshit pussy dick biteme suckme badboy badgirl playboy player
football futbol soccer baseball basketball hockey tennis golf boxing wrestling racing nascar ferrari porsche mustang camaro
corvette mercedes toyota honda nissan yamaha harley suzuki barcelona realmadrid chelsea arsenal liverpool manchester juventus
chivas cruzazul america pumas lakers yankees steelers packers raiders broncos redskins patriots giants bulls celtics
cardinals suns diamondbacks coyotes chicago dallas boston newyork london paris texas california florida arizona
tucson mexico colombia argentina espana venezuela ecuador peru brasil brazil canada india russia germany france italia
michael michelle jessica jennifer ashley amanda daniel daniela joshua andrew anthony robert william thomas george charlie
charles jordan justin brandon matthew nicole samantha stephanie elizabeth jasmin alexander alexandra alejandro alejandra
andrea andres antonio carlos carolina claudia cristian cristina david diana diego eduardo fernando fernanda francisco gabriel
gabriela isabella javier jesse jorge jose juan juancarlos karina karla laura leonardo lorena luis manuel marcos mariana
martin mauricio melissa miguel monica natalia nathan nicholas oscar patricia patrick paola pablo pedro rafael raquel ricardo
richard roberto rodrigo rosa sandra santiago sara sarah sebastian sergio sofia susana valentina valeria vanessa veronica
victor victoria ximena yolanda austin maggie buster bailey shadow max molly bella rocky rocket tigger peanut precious
scooter sparky muffin pumpkin oliver sophie chloe lucas james john johnny jack jackson jason kevin steven brian eric ryan
adam aaron alex chris christian christopher edward henry joseph louis mark maxwell paul peter philip samuel scott simon tyler
zachary amber anna barbara betty brenda catherine christina crystal danielle debbie dorothy emily emma hannah heather helen
julia karen katherine kelly kimberly linda lisa margaret martha mary megan nancy natasha pamela rachel rebecca sharon
shannon susan tiffany tracy cristiano ronaldo messi neymar beckham maradona metallica nirvana slipknot linkinpark greenday
blink eminem tupac biggie snoopdogg elvis beatles madonna shakira selena rihanna beyonce
qwerty qwertz azerty qwertyuiop qwert asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qweasd qweasdzxc qazwsx qazwsxedc
wsxedc qazxsw zaqwsx zaqxsw zaqwsxcde xswzaq edcrfv qwaszx qweqwe asdasd zxczxc poiuyt lkjhgf mnbvcxz
abc abcd abcde abcdef abcdefg abcdefgh abcabc aabbcc xyz aaa aa qq zz
lottery lotto jackpot powerball megamillions millions millionaire scratcher winner winners bigwin casino poker vegas lasvegas
bingo blackjack roulette money dinero cash dollars rich loteria suerte ganador
player players gamer gamers games game gaming start startup success company business office work work worker manager boss
teacher student school college university doctor nurse police pilot captain engineer developer database oracle cisco linux
ubuntu letmesee openup opensesame sesame abracadabra magic merlin wizard shadow darkness midnight nightmare zombie vampire
ghost legend champion alpha omega delta gamma mercury venus mars jupiter saturn pluto galaxy universe cosmos
america usa american patriot eagle army navy marine marines airforce military
`

export const commonWords: ReadonlySet<string> = new Set(COMMON_WORDS.trim().split(/\s+/))
