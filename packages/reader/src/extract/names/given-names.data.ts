// Given names, folded: they tell « MME DURAND » over « ODETTE » from « MME DURAND » over the name of a hamlet.
// Those that are as often a family's are left out.
const COMMON = `
abdel abdelkader abdou adama adele adeline adrien adrienne agathe agnes ahmed aicha aime aimee alain alban albane
albert alberte albertine alessandro alex alexandra alexandre alexandrine alexia alexis alfred ali alice alicia aline
alix alize alphonse amadou amandine amelie amina amine amir ana anais anastasia anatole andre andrea andree ange
angele angelina angelique anita anissa anna annabelle anne annette annick annie anouk antoine antoinette antonin
antonio apolline ariane arlette armand armande armelle arnaud arthur astrid aude audrey auguste augustin augustine
aurelia aurelie aurelien aurore axel axelle aymeric aziz bakary balthazar baptiste barbara basile bastien
baudouin beatrice benedicte benjamin berenice bernadette bernard berthe bertille bertrand blaise blanche blandine
boris boubacar brahim brice brigitte bruno camille capucine carine carla carlos carmen carole caroline cassandra
catherine cathy cecile cedric celeste celestin celia celine cesar chantal charlene charles charline charlotte
chloe christel christelle christian christiane christine christophe claire clara clarisse claude claudette claudia
claudine clea clelia clement clemence clementine clotilde colette coline constance constant constantin coralie
corentin corinne cosima cyprien cyril cyrille cyrielle damien daniel daniele danielle danny daphne david deborah
delphine denis denise desire desiree diane didier diego dimitri djamel dominique donatien dorian doriane dorothee
edgar edith edmond edmonde edouard edwige eleonore elena eliane elias elie eliette elina eline elisa elisabeth elise
ella elodie eloi eloise elsa elvire emile emilie emilien emilienne emma emmanuel emmanuelle emmy enora enzo eric
erika ernest ernestine erwan erwann esteban estelle esther etienne eudes eugene eugenie eulalie eva evan eve eveline
evelyne ewen fabien fabienne fabio fabrice fadila fanny farid farida faustine fatima fatiha fatou fatoumata felicie
felicien felicite felix ferdinand fernand fernande fiona flavie flavien fleur flora florence florent florentin
florian florine france francette francine francis francisco francois francoise franck frank fred frederic frederique
fulgence gabin gabriel gabrielle gael gaelle gaetan gaetane gaspard gaston genevieve geoffrey geoffroy georges
georgette georgina gerald geraldine gerard germain germaine gerome ghislain ghislaine gilbert gilberte gilles gina
ginette gino giovanni gisele gladys gregoire gregory guenole guillaume guillemette gustave guy guylaine gwenael
gwenaelle gwendoline gwenola gwladys habib habiba hadrien hakim hamid hanna hannah harold harry hassan hedwige helena
helene heloise henri henriette herve hicham hilaire honore honorine hortense huguette hugo hugues ibrahim ibrahima ida
idriss ignace ines ingrid irene iris irma isabelle isadora isaure isidore ismael ivan ivana jacinthe jack jacky jacqueline
jacques jade jamel jamila jana janine jasmine jason jean jeanine jeanne jeannette jeannine jennifer jeremie jeremy
jerome jessica jessy jessie joachim joan joana joao jocelyn jocelyne joel joelle johan johann johanna johanne john
jonas jonathan jordan jorge jose josee joseph josephine josette josiane josseline juan judith jules julia julian
juliane julie julien julienne juliette justin justine kader kamel karen karim karima karine karl katell katia kelly
kenza kevin khadija khaled killian kim kylian laetitia lamia lara latifa laura laure laureline lauren laurence
laurent laurette lauriane laurine lea leane leandre leila lena leo leon leonard leonce leone leonie leonore leontine
leopold leopoldine leslie lilian liliane lilou lily lina linda line lionel lisa lisbeth lise lisette livia loan loane loic
lola lorenzo loris lou louane louis louisa louise louisette luc luca lucas luce lucette lucia lucie lucien lucienne lucile
lucille ludivine ludmila ludovic luigi luis luisa lydia lydie lylou mado madeleine madeline mael maelle maelys magali
magalie magdalena maia mahmoud maite malek malik malika malo mamadou manon manuel manuela manuella marc marceau marcel
marcelle marcelline marco margaux margot margaret marguerite maria mariam mariama marianne marie marielle mariette
marilyne marilou marina marine mario marion marise marius marjolaine marjorie marlene marthe martial martine marwan
maryline maryse maryvonne mateo mathias mathieu mathilde mathis mathurin matteo matthias matthieu maud maurice
mauricette max maxence maxime maximilien maximilienne medhi mehdi melanie melina melissa melodie melvin mercedes
meriem michael michel michele micheline michelle miguel mikael mila milan mireille miriam mohamed mohammed moise
monica monique morgan morgane mounir mouna mourad moussa murielle muriel mustapha myriam myrtille nabil nadege nadia
nadine naima najat nassim natacha nathalie nathan nathanael nello nelly nicolas nicole nina ninon noe noel noelie
noelle noemie nolan nolwenn nora norbert nordine noura nour oceane octave octavie odette odile odilon olga olivia olivier
olympe ombeline omar ophelie oriane orlane oscar ousmane owen pablo pascal pascale pascaline patrice patricia
patrick paul paula paule paulette paulin pauline pedro peggy perrine philibert philippe philippine philomene pierre
pierrette pierrick priscilla prosper prudence quentin rachel rachid rachida rania raoul raphael raphaelle rayan raymond
raymonde rebecca regina regine regis remi remy renaud rene renee reynald ricardo richard rita robert roberte
roberto robin roch rodolphe rodrigue roger roland rolande romain romane romeo romuald romy ronan rosa rosalie rose
roselyne rosemonde rosine roxane ruben rudy rosanna sabine sabrina sacha said saida salim salima salome salvatore sami samia
samir samira samuel samy sandra sandrine sandy sara sarah sasha sauveur sebastien selim selma serena serge sergio severine
sevrine sidonie siham simeon simon simone sixte sixtine slimane sofia sofiane solange soledad solene solenn solenne
soline sonia sophia sophie soraya stanislas steeve stella stephan stephane stephanie steve steven suzanne suzette
suzy sven sylvain sylvaine sylvere sylvestre sylvette sylvia sylviane sylvie tahar tania tanguy tatiana teddy teo teresa
tess thais thea theo theodore theophile therese thibaud thibault thibaut thierry thomas tiago timeo timothee
tiphaine titouan tom tomas tony toussaint tristan ulysse urbain ursule valentin valentine valere valerian valerie
vanessa vanina vera veronique vianney vicente victoire victor victoria victorine vincent vincente viola violaine
violette virgile virginie viviane vivien vladimir wahiba wassim wendy wilfried william willy xavier xaviere yacine
yael yann yannick yannis yasmina yasmine yoan yoann yohan yohann yolaine yolande youcef younes youssef ysaline yvan
yves yvette yvon yvonne zacharie zahra zelie zineb zoe zohra`;

export const GIVEN_NAMES: ReadonlySet<string> = new Set(COMMON.trim().split(/\s+/));
