// planted boundaries(dependencies): typed-redux-saga is used only in the sagas of
import * as library from 'typed-redux-saga';

export { library as typedSaga };
