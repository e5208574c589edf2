/** The stories of the reference road-book, in English and French; amounts and effects stand in its instructions. */
import type { Facts, Text } from '../board.js'

/** How the road-book came to be. */
export const ROAD_BOOK_NOTE =
  'An original road-book. The printed booklet of the 1985 game is lost to us; every instruction and every text here is new. Texts give the story only: amounts and effects are in the ops.'

// prettier-ignore
/** What the road-book rests on. */
export const ROAD_BOOK_FACTS: Facts = {
  sourced: [
    'From the rulebook: town fees are 20 l per 100 km since the previous town; Dakar costs 80 l; green is good news, red is trouble, black does nothing; breakdown cards, payments of fuel at once and calls for the doctor occur; km 1300 is the example of a call for the doctor.',
    'From accounts of the real 1985 event: the stage Nema-Tichit was the hardest and was halted by a sandstorm.',
  ],
  designed: [
    'All ops and amounts other than the fees, the kinds move, missTurn, extraSpin, gainFuel and returnBreakdown, and all texts. Numbers were balanced by simulation.',
  ],
}

// prettier-ignore
/** What the driver reads on each space, from 0. */
export const TEXTS: ReadonlyArray<Text> = [
  {
    en: 'Algiers harbour: engines wake, the ferry is empty, Africa lies ahead.',
    fr: "Port d'Alger : les moteurs s'ébrouent, le bateau est vide, l'Afrique attend.",
  },
  {
    en: 'The orange sellers of Blida wave you in; a city pump tops up your cans.',
    fr: "Les marchands d'oranges de Blida vous saluent ; une pompe remplit vos bidons.",
  },
  {
    en: 'Sleet on the Atlas passes: first gear all the way up, and the engine drinks.',
    fr: "Neige fondue sur l'Atlas : tout en première, et le moteur boit.",
  },
  {
    en: 'High plateaux, mile upon mile of alfa grass, and a shepherd who never looks up.',
    fr: "Hauts plateaux, mer d'alfa, et un berger qui ne lève pas les yeux.",
  },
  {
    en: 'Laghouat, gate of the desert: fresh tarmac and the wind at your back.',
    fr: 'Laghouat, porte du désert : goudron neuf et vent dans le dos.',
  },
  {
    en: 'Nightfall, a stray dromedary, a hard swerve: the front arm is bent.',
    fr: 'Nuit noire, un dromadaire, un coup de volant : le bras avant est tordu.',
  },
  {
    en: 'Ghardaïa: five hill towns above the palms, and a stamp on the time card.',
    fr: 'Ghardaïa : cinq cités sur leurs pitons, et un tampon sur le carnet.',
  },
  {
    en: 'The pump man of Zelfana is a rally fan: this one is on the house.',
    fr: "Le pompiste de Zelfana adore le rallye : c'est lui qui régale.",
  },
  {
    en: 'Ouargla: sand roses on every stall, and the first bivouac of the rally.',
    fr: 'Ouargla : roses des sables à chaque étal et premier bivouac du rallye.',
  },
  {
    en: 'First soft sand at the edge of the Great Erg: pedal down, needle falling.',
    fr: 'Premier sable mou au bord du Grand Erg : pied au plancher, jauge en chute.',
  },
  {
    en: 'The gypsum crust gives way under your wheels and splits the sump.',
    fr: 'La croûte de gypse cède sous vos roues et fend le carter.',
  },
  {
    en: 'El Golea: orange trees, cool water, and an old ksar watching the trucks roll in.',
    fr: 'El Golea : orangers, eau fraîche, et le vieux ksar qui regarde passer les camions.',
  },
  {
    en: 'Chebaba: a lone fort, a flag, a stopwatch. The special starts here.',
    fr: "Chebaba : un fort isolé, un drapeau, un chrono. La spéciale part d'ici.",
  },
  {
    en: 'A gully hidden by dust, a somersault, a broken wrist. Fire a flare, call the doctor!',
    fr: 'Un fossé dans la poussière, un tonneau, un poignet cassé. Fusée ! Un médecin !',
  },
  {
    en: 'Tademaït plateau, black and flat as slate: run on while the air is cool.',
    fr: "Plateau du Tademaït, noir et plat comme l'ardoise : roulez tant qu'il fait frais.",
  },
  {
    en: 'Tademaït stones cut like razors: two punctures, and the rim goes with them.',
    fr: 'Les pierres du Tademaït sont des rasoirs : deux crevaisons, et la jante avec.',
  },
  {
    en: 'In Salah: red mud walls, and a dune that crosses town one house at a time.',
    fr: 'In Salah : murs de terre rouge, et une dune qui traverse la ville, maison par maison.',
  },
  {
    en: 'Fesh-fesh up to the axles: shovel, sand ladders, then shovel again.',
    fr: "Fech-fech jusqu'aux essieux : la pelle, les plaques, et encore la pelle.",
  },
  {
    en: "The organisers' tanker waits by an old foggara: fill up, it is free today.",
    fr: "La citerne de l'organisation attend près d'une foggara : servez-vous.",
  },
  {
    en: 'Arak gorges: sheer walls, cold shade, and the clock ticking at the exit.',
    fr: "Gorges d'Arak : parois à pic, ombre froide, et le chrono à la sortie.",
  },
  {
    en: 'Endless corrugations shake a shock absorber clean off its mount.',
    fr: "Tôle ondulée sans fin : un amortisseur s'arrache de son support.",
  },
  {
    en: 'Headwind under the granite of In Ecker: the engine burns for two.',
    fr: "Vent debout sous le granit d'In Ecker : le moteur consomme pour deux.",
  },
  {
    en: 'In Amguel: a few huts, a well, and the white tow truck under an awning.',
    fr: 'In Amguel : quelques huttes, un puits, et la dépanneuse blanche sous une bâche.',
  },
  {
    en: 'Rock steps in the Hoggar: one of them was waiting for your gearbox.',
    fr: "Marches de roche dans le Hoggar : l'une d'elles guettait votre boîte.",
  },
  {
    en: "Dawn on the Assekrem: from the hermit's pass it is all downhill. Off the brakes!",
    fr: "Aube sur l'Assekrem : depuis le col de l'ermite tout descend. Lâchez les freins !",
  },
  {
    en: 'Tamanrasset: a Tuareg welder sings while he puts one thing right.',
    fr: "Tamanrasset : un soudeur touareg chante en remettant une pièce d'aplomb.",
  },
  {
    en: 'A lorry driver trades his spare drums for your last crate of oranges.',
    fr: "Un routier vous cède ses fûts contre votre dernier cageot d'oranges.",
  },
  {
    en: 'Laouni sands: old wrecks mark the trail, and you zigzag between them.',
    fr: 'Sables de Laouni : de vieilles épaves balisent la piste, et vous zigzaguez.',
  },
  {
    en: 'A barrel in the sand is the border. Passports, stamps, mint tea, stopwatch.',
    fr: 'Un fût dans le sable : la frontière. Passeports, tampons, thé à la menthe, chrono.',
  },
  {
    en: 'Camel grass at full speed, tuft after tuft: the steering takes the beating.',
    fr: 'Herbe à chameau à pleine vitesse, touffe après touffe : la direction encaisse.',
  },
  {
    en: 'Noon sunstroke: your co-driver is counting penguins. Call the doctor!',
    fr: 'Insolation à midi : votre copilote compte les pingouins. Vite, un médecin !',
  },
  {
    en: 'Iférouane: gardens in the folds of the Aïr, and children racing beside you.',
    fr: "Iférouane : des jardins au creux de l'Aïr, et des enfants qui font la course.",
  },
  {
    en: 'A gardener of the Aïr kept a barrel back for the rally: it is yours.',
    fr: "Un jardinier de l'Aïr gardait un fût pour le rallye : il est pour vous.",
  },
  {
    en: 'A dry river, round stones, a bang below: the exhaust stays in the oued.',
    fr: "Un oued à sec, des galets, un choc : l'échappement reste sur place.",
  },
  {
    en: 'Agadez: the mud minaret bristles with beams, drums greet the first cars.',
    fr: "Agadez : le minaret de terre hérissé de poutres, et des tambours à l'arrivée.",
  },
  {
    en: 'Your service crew got through: full jerrycans and a spanner that fits.',
    fr: "Votre équipe d'assistance est passée : bidons pleins et la bonne clé.",
  },
  {
    en: 'The horizon turns brown, then vanishes: sit out the sandstorm, lamps on.',
    fr: "L'horizon brunit, puis s'efface : attendez la fin de la tempête, phares allumés.",
  },
  {
    en: 'Adrar Madet, one dark hill in a sea of sand: the marshals wave from it.',
    fr: 'Adrar Madet, seul rocher noir dans la mer de sable : les commissaires saluent.',
  },
  {
    en: 'The Ténéré: no track, no bump, no limit. Hold the bearing and floor it.',
    fr: 'Le Ténéré : ni piste, ni bosse, ni limite. Gardez le cap et foncez.',
  },
  {
    en: 'You see the dune but not its far side: long flight, short landing.',
    fr: 'Vous voyez la dune, pas son revers : long vol, atterrissage court.',
  },
  {
    en: 'Achegour well missed, two circles in the dark: fuel burnt for nothing.',
    fr: "Puits d'Achegour manqué, deux tours dans le noir : que de carburant perdu.",
  },
  {
    en: 'Dirkou, under the Kaouar cliff: palms, salt, and a tow truck with no rest.',
    fr: 'Dirkou, au pied du Kaouar : palmiers, sel, et une dépanneuse sans repos.',
  },
  {
    en: 'Between two salt pans the smith of Bilma hammers you a new bracket.',
    fr: 'Entre deux salines, le forgeron de Bilma vous martèle une patte neuve.',
  },
  {
    en: "Bilma's great erg, crest after crest: the clutch smells of burnt toast.",
    fr: "Grand erg de Bilma, crête après crête : l'embrayage sent le pain brûlé.",
  },
  {
    en: 'Fachi: a salt caravan kneels in the square, and nobody is in a hurry.',
    fr: "Fachi : une caravane de sel s'agenouille sur la place, personne n'est pressé.",
  },
  {
    en: 'A wall of sand and no way over: follow your own tracks back.',
    fr: 'Un mur de sable, aucun passage : demi-tour sur vos propres traces.',
  },
  {
    en: 'A tent, a table, two marshals and a radio full of static: show your card.',
    fr: 'Une tente, une table, deux commissaires, une radio qui grésille : pointez.',
  },
  {
    en: 'The Tree of the Ténéré is made of iron now; the drums at its foot are full.',
    fr: "L'arbre du Ténéré est en fer à présent ; les fûts à son pied sont pleins.",
  },
  {
    en: 'Tired eyes and a single rock in all the Ténéré: you found it.',
    fr: 'Les yeux fatigués, un seul caillou dans tout le Ténéré : il était pour vous.',
  },
  {
    en: 'Goats, wells, fences: stop and start through the last camps before Agadez.',
    fr: "Chèvres, puits, enclos : on s'arrête, on repart, jusqu'aux portes d'Agadez.",
  },
  {
    en: 'Agadez again, rest day: hand in your coupons, refill, and sleep at last.',
    fr: 'Agadez encore, jour de repos : rendez vos bons, refaites le plein, dormez enfin.',
  },
  {
    en: "In Gall's herders are feasting on the salt plains and spare you a can of fuel.",
    fr: "Les éleveurs d'In Gall fêtent la cure salée et vous offrent un bidon.",
  },
  {
    en: 'Acacia thorns as long as a finger: three punctures and one patch left.',
    fr: "Épines d'acacia longues comme le doigt : trois crevaisons, une seule rustine.",
  },
  {
    en: 'Hard clay, a tailwind and not a soul about: the miles melt away.',
    fr: 'Argile dure, vent arrière, pas âme qui vive : les bornes défilent.',
  },
  {
    en: "Tahoua's cattle market spills over the road: an hour in first gear.",
    fr: 'Le marché aux bœufs de Tahoua déborde sur la route : une heure en première.',
  },
  {
    en: 'Millet fields, granaries on stilts, hands waving from the shade.',
    fr: "Champs de mil, greniers sur pilotis, et des mains qui saluent à l'ombre.",
  },
  {
    en: "The mission at Birni N'Konni lends its hand pump: forty strokes, a full tank.",
    fr: "La mission de Birni N'Konni prête sa pompe à bras : quarante coups, et le plein.",
  },
  {
    en: 'The road-book said left, you said right. The road-book was right: turn round.',
    fr: 'Le road-book disait à gauche, vous à droite. Il avait raison : demi-tour.',
  },
  {
    en: 'The giraffes of Kouré look down on the rally and go on chewing.',
    fr: 'Les girafes de Kouré toisent le rallye et continuent de mâcher.',
  },
  {
    en: 'Niamey: a mail plane lands with the very part you asked for by radio.',
    fr: "Niamey : l'avion postal apporte la pièce demandée par radio.",
  },
  {
    en: 'Laterite ruts along the river road: a spring leaf snaps.',
    fr: 'Ornières de latérite au bord du fleuve : une lame de ressort casse.',
  },
  {
    en: 'Ayorou on market day: a pirogue loaded with drums ties up beside you.',
    fr: 'Ayorou, jour de marché : une pirogue chargée de fûts accoste près de vous.',
  },
  {
    en: 'Labbezanga: Niger behind, Mali ahead, two huts and one stopwatch.',
    fr: 'Labbezanga : le Niger derrière, le Mali devant, deux cases et un chrono.',
  },
  {
    en: 'The Harmattan blows: white sky, no landmark. Wait until it drops.',
    fr: "L'harmattan souffle : ciel blanc, aucun repère. Attendez qu'il retombe.",
  },
  {
    en: 'Gao: the rose dune glows over the river; the tow truck crew has hung its washing.',
    fr: "Gao : la dune rose flambe sur le fleuve ; la dépanneuse sert d'étendoir.",
  },
  {
    en: 'Ferry over the Niger at Bourem: the boatman takes his toll in fuel.',
    fr: 'Bac sur le Niger à Bourem : le passeur se fait payer en carburant.',
  },
  {
    en: 'A Tuareg guide climbs aboard; he knows a short cut the map forgot.',
    fr: 'Un guide touareg monte à bord ; il connaît un raccourci oublié des cartes.',
  },
  {
    en: 'Hippos yawn in the shallows while the sun goes down on the Niger.',
    fr: 'Des hippopotames bâillent en eau basse, le soleil se couche sur le Niger.',
  },
  {
    en: 'Timbuktu: all name it, few see it. You do, between two gear changes.',
    fr: 'Tombouctou : tous la nomment, peu la voient. Vous, entre deux vitesses.',
  },
  {
    en: 'The headman of Goundam keeps his word: two barrels in your name.',
    fr: 'Le chef de Goundam tient parole : deux fûts à votre nom.',
  },
  {
    en: 'Sand in the filter, sand in the carburettor, sand in the sandwiches.',
    fr: 'Du sable dans le filtre, dans le carburateur et dans les sandwichs.',
  },
  {
    en: 'Léré: tea under the mango tree while the marshal hunts for his pen.',
    fr: 'Léré : thé sous le manguier, pendant que le commissaire cherche son stylo.',
  },
  {
    en: 'A hidden stump near Nampala: cracked ribs, radio intact. Call for help!',
    fr: "Une souche cachée vers Nampala : côtes fêlées, radio intacte. À l'aide !",
  },
  {
    en: 'Bassikounou: gravel plain, cool evening, nobody ahead. Once more!',
    fr: 'Bassikounou : plaine de gravier, soir frais, personne devant. Encore !',
  },
  {
    en: "Néma: a fort, a palm grove, and long faces over tomorrow's stage.",
    fr: "Néma : un fort, une palmeraie, et des mines longues avant l'étape de demain.",
  },
  {
    en: "Oualata's painted walls are lovely; the rock step below bends your axle.",
    fr: 'Beaux murs peints de Oualata ; la marche juste dessous tord votre pont.',
  },
  {
    en: 'A storm so thick that the stage is halted: roll up in the tarpaulin.',
    fr: "Tempête si épaisse qu'on arrête l'étape : roulez-vous dans la bâche.",
  },
  {
    en: 'Aratane well: bitter water, but a rival gives up and leaves you his fuel.',
    fr: "Puits d'Aratane : eau amère, mais un rival abandonne et vous laisse son essence.",
  },
  {
    en: 'Broken cliff tracks before Tichit: first the gearbox, then the suspension.',
    fr: "Pistes effondrées avant Tichit : d'abord la boîte, ensuite la suspension.",
  },
  {
    en: 'Tichit: stone houses half drowned in sand, lamps lit on the roofs for you.',
    fr: 'Tichit : maisons de pierre à demi noyées de sable, des lampes sur les toits.',
  },
  {
    en: 'Truce for a night at the bivouac: all hands help, every fault is mended.',
    fr: "Trêve d'une nuit au bivouac : tout le monde s'entraide, tout est réparé.",
  },
  {
    en: 'Tidjikja: dates, a rampart of palms, and a stamp in violet ink.',
    fr: 'Tidjikja : des dattes, un rempart de palmiers, un tampon violet.',
  },
  {
    en: 'Ridge after ridge across the Tagant: these dunes outdrink the camels.',
    fr: "Cordon après cordon dans le Tagant : ces dunes boivent plus qu'un chameau.",
  },
  {
    en: 'A stone holes the tank: you plug it with soap, but some has leaked.',
    fr: 'Une pierre perce le réservoir : bouché au savon, mais il en a coulé.',
  },
  {
    en: 'Kiffa: glass beads on the market, a white tow truck at the crossroads.',
    fr: 'Kiffa : perles de verre au marché, dépanneuse blanche au carrefour.',
  },
  {
    en: 'The Road of Hope earns its name: a filling station, and it is open.',
    fr: "La route de l'Espoir mérite son nom : une station-service, et ouverte.",
  },
  {
    en: "Nomad tents, a bowl of camel's milk, a sky full of stars.",
    fr: "Tentes nomades, un bol de lait de chamelle, un ciel plein d'étoiles.",
  },
  {
    en: 'Potholes near Aleg in the last light: one of them keeps a wheel.',
    fr: "Nids-de-poule vers Aleg au crépuscule : l'un d'eux garde une roue.",
  },
  {
    en: 'Boutilimit: carpets, scholars, and dunes right up to the doorsteps.',
    fr: "Boutilimit : tapis, lettrés, et des dunes jusqu'au pas des portes.",
  },
  {
    en: 'A Trarza camel driver has found your lost jerrycans, still full.',
    fr: 'Un chamelier du Trarza a retrouvé vos bidons perdus, encore pleins.',
  },
  {
    en: 'Rosso: time control on the bank, then the Senegal ferry and its toll.',
    fr: 'Rosso : contrôle sur la rive, puis le bac du Sénégal et son péage.',
  },
  {
    en: 'Pelicans of the Djoudj overhead, black mud below: the starter drowns.',
    fr: 'Pélicans du Djoudj là-haut, boue noire en bas : le démarreur se noie.',
  },
  {
    en: 'Saint-Louis: over the long iron bridge, with a crowd on every balcony.',
    fr: 'Saint-Louis : le long pont de fer, et du monde à tous les balcons.',
  },
  {
    en: "Lompoul's dunes run down to the sea: soft, orange and thirsty.",
    fr: 'Les dunes de Lompoul coulent vers la mer : molles, orange, assoiffées.',
  },
  {
    en: 'Low tide: the wet beach is a motorway. Mind the waves and go!',
    fr: 'Marée basse : la plage mouillée est une autoroute. Gare aux vagues, foncez !',
  },
  {
    en: 'Kayar: the pirogues are in, and the whole village hauls the nets.',
    fr: 'Kayar : les pirogues rentrent, tout le village tire les filets.',
  },
  {
    en: 'Sali-Portudal: palms, sea air, and the last tow truck of the rally.',
    fr: 'Sali-Portudal : palmiers, air du large, et la dernière dépanneuse du rallye.',
  },
  {
    en: 'Red cliffs of Popenguine: a bolt loose since Algiers picks today.',
    fr: 'Falaises de Popenguine : un boulon desserré depuis Alger choisit ce jour.',
  },
  {
    en: 'Baobabs, a brass band, a crowd: the road is shut for the parade at Thiès.',
    fr: 'Baobabs, fanfare, foule : à Thiès la route est fermée pour le défilé.',
  },
  {
    en: 'Pink lake! One last beach, the lighthouse in sight: give it all you have!',
    fr: 'Lac Rose ! Une dernière plage, le phare en vue : donnez tout !',
  },
  {
    en: 'Dakar! Tam-tams, sea spray and the finishing arch: you made it.',
    fr: "Dakar ! Tam-tams, embruns et arche d'arrivée : vous l'avez fait.",
  },
]
